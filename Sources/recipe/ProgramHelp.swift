/// What `recipe --help` prints.
enum ProgramHelp {
    static let text = """
        recipe - find, read and keep recipes at a terminal

        recipe                        the shell; from a pipe, its lines as a script
        recipe COMMAND ARGS...        one command: recipe search garlic cheese
        recipe -c "COMMAND; COMMAND"  several commands
        recipe FILE.rcp ARGS...       a script
        recipe read-pages FOLDER OUT  what is found in saved pages <host>/<name>.html

        Before the command:
          --service NAME    ask this service        --url ADDRESS   where it is
          --format F        list, plain, json, ndjson, csv, tsv, md
          --color C         auto, always, never
          --theme T         auto, dark, light, neutral, none
          --width N         columns, 20 to 160      --offline       no network
          --quiet           no notes                --keep-going    go on after an error
          --echo            print a script's commands
          --allow-shell     let scripts write files and start programs
          --no-startup      without startup.rcp     --config FILE   these settings
          --version, --help

        recipe help               the commands to begin with
        recipe help --all         every command
        recipe help COMMAND       one command, with examples

        """
}
