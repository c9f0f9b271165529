//! Runs the examples, except `play`, which waits for a person, and `large_evaluation`, which needs a release build.

macro_rules! run {
    ($($name:ident = $path:literal),*) => {$(
        #[path = $path]
        mod $name;

        #[test]
        fn $name() {
            $name::main().unwrap();
        }
    )*};
}
run!(
    contradiction = "../examples/contradiction.rs",
    help_elsewhere = "../examples/help_elsewhere.rs",
    large_board = "../examples/large_board.rs",
    optimal_tree = "../examples/optimal_tree.rs",
    own_strategy = "../examples/own_strategy.rs",
    progress_bar = "../examples/progress_bar.rs",
    web_game_bot = "../examples/web_game_bot.rs"
);
