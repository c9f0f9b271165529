//! Runs work on all cores with the feature `parallel`, or on one core without it. The results are the same.

use pegwise_core::{Monitor, Progress};
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use std::sync::{Mutex, PoisonError};

/// The number of threads.
pub fn threads() -> usize {
    #[cfg(feature = "parallel")]
    return rayon::current_num_threads();
    #[cfg(not(feature = "parallel"))]
    1
}

/// Runs the same work on every thread.
pub fn on_all_threads(work: impl Fn() + Sync) {
    #[cfg(feature = "parallel")]
    rayon::scope(|scope| (0..threads()).for_each(|_| scope.spawn(|_| work())));
    #[cfg(not(feature = "parallel"))]
    work();
}

/// Applies a function to each item. The results are in the order of the items.
pub fn map<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync + Send) -> Vec<R> {
    #[cfg(feature = "parallel")]
    return items.par_iter().map(f).collect();
    #[cfg(not(feature = "parallel"))]
    items.iter().map(f).collect()
}

/// Applies a function that can fail to each item. The first error stops the work.
///
/// # Errors
/// Returns the first error from the function.
pub fn try_map<T: Sync, R: Send, E: Send>(
    items: &[T],
    f: impl Fn(&T) -> Result<R, E> + Sync + Send,
) -> Result<Vec<R>, E> {
    #[cfg(feature = "parallel")]
    return items.par_iter().map(f).collect();
    #[cfg(not(feature = "parallel"))]
    items.iter().map(f).collect()
}

/// Like [`try_map`], and reports the number of finished items.
///
/// # Errors
/// Returns the first error from the function.
pub fn try_map_told<T: Sync, R: Send, E: Send>(
    items: &[T],
    monitor: &dyn Monitor,
    f: impl Fn(&T) -> Result<R, E> + Sync + Send,
) -> Result<Vec<R>, E> {
    let (finished, total) = (Mutex::new(0), items.len() as u64);
    try_map(items, |item| {
        let result = f(item)?;
        let mut done = finished.lock().unwrap_or_else(PoisonError::into_inner);
        *done += 1;
        monitor.progress(Progress { done: *done, total });
        Ok(result)
    })
}

/// Finds the first result in the order of the items, on any number of threads. An earlier error stops the work.
///
/// # Errors
/// Returns an error from the function, if it comes before the first result.
pub fn try_find_first<T: Sync, R: Send, E: Send>(
    items: &[T],
    f: impl Fn(&T) -> Result<Option<R>, E> + Sync + Send,
) -> Result<Option<R>, E> {
    let is_end = |found: &Result<Option<R>, E>| !matches!(found, Ok(None));
    #[cfg(feature = "parallel")]
    return items.par_iter().map(f).find_first(is_end).unwrap_or(Ok(None));
    #[cfg(not(feature = "parallel"))]
    items.iter().map(f).find(is_end).unwrap_or(Ok(None))
}

/// Combines results with `reduce`, which must not depend on the order. `init` creates a buffer for each thread.
pub fn map_reduce<T: Send, S, R: Send>(
    items: Vec<T>,
    init: impl Fn() -> S + Sync + Send,
    f: impl Fn(&mut S, T) -> R + Sync + Send,
    identity: impl Fn() -> R + Sync + Send,
    reduce: impl Fn(R, R) -> R + Sync + Send,
) -> R {
    #[cfg(feature = "parallel")]
    return items.into_par_iter().map_init(init, f).reduce(identity, reduce);
    #[cfg(not(feature = "parallel"))]
    {
        let mut room = init();
        items.into_iter().map(|item| f(&mut room, item)).fold(identity(), reduce)
    }
}

/// Sorts by a key. Items with equal keys may be reordered.
pub fn sort_unstable_by_key<T: Send, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K + Sync) {
    #[cfg(feature = "parallel")]
    items.par_sort_unstable_by_key(key);
    #[cfg(not(feature = "parallel"))]
    items.sort_unstable_by_key(key);
}

/// Sorts by a key that is expensive to compute. Items with equal keys keep their order.
pub fn sort_by_cached_key<T: Send + Sync, K: Ord + Send + Sync>(items: &mut [T], key: impl Fn(&T) -> K + Sync) {
    #[cfg(feature = "parallel")]
    items.par_sort_by_cached_key(key);
    #[cfg(not(feature = "parallel"))]
    items.sort_by_cached_key(key);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn parts_come_out_in_order() {
        let items: Vec<u32> = (0..1000).collect();
        assert_eq!(map(&items, |n| n * 2), (0..1000).map(|n| n * 2).collect::<Vec<_>>());
        assert_eq!(try_map(&items, |&n| if n == 500 { Err(n) } else { Ok(n) }), Err(500));
        assert_eq!(try_map(&items, |&n| Ok::<u32, ()>(n)), Ok(items.clone()));
        let above = |n: u32| move |&item: &u32| if item == 999 { Err(item) } else { Ok((item > n).then_some(item)) };
        assert_eq!(try_find_first(&items, above(500)), Ok(Some(501)));
        assert_eq!(try_find_first(&items, above(5000)), Err(999));
        assert_eq!(try_find_first(&items[..10], above(5000)), Ok(None));
        assert_eq!(map_reduce(items.clone(), || 0, |_, n| n, || 0, |a, b| a + b), 499_500);
        let mut sorted = items.clone();
        sort_unstable_by_key(&mut sorted, |&n| std::cmp::Reverse(n));
        sort_by_cached_key(&mut sorted, |&n| n % 10);
        assert_eq!((sorted[0], sorted[99], sorted[999]), (990, 0, 9));
        let calls = AtomicUsize::new(0);
        on_all_threads(|| {
            calls.fetch_add(1, Ordering::Relaxed);
        });
        assert!(threads() > 0);
        assert_eq!(calls.into_inner(), threads());
    }
}
