# Challenges that are none, and codes that make none.
challenge-character = Character { $at } is no part of a challenge, which has only letters, digits, - and _
challenge-long = A challenge has at most { $most } characters, not { $found }.
challenge-damaged = The challenge is not complete, or a character of it is wrong; copy all of it once more.
challenge-version = The challenge was made by a later version of Pegwise; install that version.
challenge-contents = The challenge is whole, but there is no board with a code in it; have it sent once more.
challenge-too-long = A challenge has at most { $most } characters, but this board and code need { $needed }; take fewer pegs.
