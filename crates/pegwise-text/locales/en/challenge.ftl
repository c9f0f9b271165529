# Invalid challenges, and codes that do not fit into one.
challenge-character = Character { $at } does not belong in a challenge, which contains only letters, digits, - and _
challenge-long = A challenge has at most { $most } characters, not { $found }.
challenge-damaged = The challenge is incomplete, or one of its characters is wrong. Copy all of it again.
challenge-version = This challenge was made with a later version of Pegwise. Install that version.
challenge-contents = This challenge does not contain a board and a code. Ask for it again.
challenge-too-long = A challenge has at most { $most } characters, but this board and code need { $needed }. Use fewer pegs, or a shorter list.
