# Errors in the arguments.
usage-unknown = “{ $arg }” is not known here.
usage-no-command = “{ $command }” is not a command.
usage-no-value = “{ $arg }” needs a value.
usage-value = “{ $value }” is not a valid value for “{ $arg }”; possible values: { $values }
usage-invalid = “{ $value }” is not valid for “{ $arg }”: { $reason }
usage-not-understood = “{ $value }” is not valid for “{ $arg }”.
usage-missing = Missing: { $args }
usage-missing-command = No command given; try one of: { $commands }
usage-conflict = “{ $arg }” cannot be used with “{ $other }”.
usage-near = Did you mean “{ $near }”?
usage-help = “--help” shows more.
usage-seconds = write a number of seconds, 0 or more, for example 5 or 0.5
usage-kept = write the number of a game in `pegwise history`, or last
usage-day = write a day such as 2026-11-21, or today
usage-positive = write a number, 1 or more
usage-within = write a whole number from { $least } to { $most }
usage-language = write en or de
