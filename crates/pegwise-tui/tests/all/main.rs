//! Tests of the app from outside: keys and clicks go in, screens come out.

mod assist;
mod board;
mod break_code;
mod coach;
mod compare;
mod explorer;
mod friends;
mod german;
mod keys;
mod looks;
mod person;
mod play;
mod random;
mod screens;
