# Problems with arguments: only said in other languages than English, where the library has its own words.
usage-unknown = There is no “{ $arg }” here.
usage-no-command = There is no command “{ $command }”.
usage-no-value = “{ $arg }” needs a value.
usage-value = “{ $value }” is no value of “{ $arg }”; possible are: { $values }
usage-invalid = “{ $value }” does not fit “{ $arg }”: { $reason }
usage-not-understood = “{ $value }” does not fit “{ $arg }”.
usage-missing = Missing: { $args }
usage-missing-command = A command is missing; possible are: { $commands }
usage-conflict = “{ $arg }” cannot go together with “{ $other }”.
usage-near = Do you mean “{ $near }”?
usage-help = “--help” says more.
usage-seconds = write a number of seconds, 0 or more, such as 5 or 0.5
