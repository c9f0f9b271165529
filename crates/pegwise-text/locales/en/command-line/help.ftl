# The headings of the help and the texts of `pegwise --help`. The rest of the English help is the documentation of the
# arguments in the sources of pegwise-cli, from which the manual pages are made too.
help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-word-default = default
help-word-or = or
help-word-values = values
help-word-example = Example
help-word-examples = Examples
help-command-help = Show the help of pegwise or of a command

# `pegwise --help` and `pegwise -h`.
help-app = Open the app (with --plain, a menu)
help-group-play = Play
help-group-solve = Solve
help-group-learn = Learn
help-group-research = Research
help-group-connect = Connect
help-group-set-up = Set up
help-notation =
    A board is pegs x colours (4x6, 4x10-distinct) or a name (see `pegwise rules`).
    Write codes like 1122, AABB or RRGG, and answers like 1.2 (1 black, 2 white), 1B2W or +--.
    Exit codes: 0 done, 1 no result or a failed check, 2 input not understood, 130 stopped by Ctrl-C.
    More about a command: pegwise COMMAND --help
help-more =
    All commands and options: pegwise --help
    More about a command: pegwise COMMAND --help
help-common = Common options, such as --rules, --lang, --format and --plain: see `pegwise --help`
