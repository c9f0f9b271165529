//! The Rust examples on the pages, which run as doc tests of this crate.

macro_rules! examples {
    ($($name:ident = $path:literal;)*) => {
        $(
            #[cfg(doctest)]
            #[doc = include_str!($path)]
            mod $name {}
        )*
    };
}

examples! {
    rust = "../../../docs/rust.md";
    regret = "../../../docs/regret.md";
}
