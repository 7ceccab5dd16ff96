<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ContinueCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message numerus="yes">
        <source>Puzzles: %n due today</source>
        <translation>
            <numerusform>Puzzles: %n due today</numerusform>
            <numerusform>Puzzles: %n due today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n matches are deleted.</source>
        <translation>
            <numerusform>%n match is deleted.</numerusform>
            <numerusform>%n matches are deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are written to {file}.</source>
        <translation>
            <numerusform>%n match is written to {file}.</numerusform>
            <numerusform>%n matches are written to {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are imported.</source>
        <translation>
            <numerusform>%n match is imported.</numerusform>
            <numerusform>%n matches are imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first is {place}: {sentence}.</source>
        <translation>
            <numerusform>%n could not be read: {place}: {sentence}.</numerusform>
            <numerusform>%n could not be read; the first is {place}: {sentence}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message numerus="yes">
        <source>%n matches are chosen</source>
        <translation>
            <numerusform>%n match is chosen</numerusform>
            <numerusform>%n matches are chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves so far</source>
        <translation>
            <numerusform>%n move so far</numerusform>
            <numerusform>%n moves so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n matches for good?</source>
        <translation>
            <numerusform>Delete %n match for good?</numerusform>
            <numerusform>Delete %n matches for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionField</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>A closer look at moves that may have mattered: %n to go …</source>
        <translation>
            <numerusform>A closer look at moves that may have mattered: %n to go …</numerusform>
            <numerusform>A closer look at moves that may have mattered: %n to go …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulebookView</name>
    <message numerus="yes">
        <source>in %n rules</source>
        <translation>
            <numerusform>in %n rule</numerusform>
            <numerusform>in %n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n pages are written to {file}.</source>
        <translation>
            <numerusform>%n page is written to {file}.</numerusform>
            <numerusform>%n pages are written to {file}.</numerusform>
        </translation>
    </message>
</context>
</TS>
