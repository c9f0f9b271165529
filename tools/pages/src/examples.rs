//! The Rust examples of the pages, which run as tests of this crate's documentation.

/// Makes the examples of pages tests.
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
}
