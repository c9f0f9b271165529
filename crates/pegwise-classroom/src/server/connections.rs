//! The limit on concurrent connections.

use crate::class::limits::{CONNECTIONS, CONNECTIONS_OF_ONE, FILES};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Clone, Default, Debug)]
pub(super) struct Connections(Arc<Mutex<Open>>);

#[derive(Default, Debug)]
struct Open {
    all: usize,
    by_address: BTreeMap<IpAddr, usize>,
}

#[derive(Debug)]
pub(super) struct Place {
    connections: Connections,
    address: IpAddr,
}

impl Connections {
    pub(super) fn are_full(&self) -> bool {
        self.open().all >= CONNECTIONS
    }

    pub(super) fn enter(&self, address: IpAddr) -> Option<Place> {
        let mut open = self.open();
        let own = open.by_address.entry(address).or_default();
        if *own >= CONNECTIONS_OF_ONE {
            return None;
        }
        *own += 1;
        open.all += 1;
        Some(Place { connections: self.clone(), address })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    pub(super) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        open.all -= 1;
        if let Some(own) = open.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

pub(super) fn raise_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let wanted = limit.maximum.map_or(FILES, |most| most.min(FILES));
        if limit.current.is_some_and(|current| current < wanted) {
            let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum });
        }
    }
    #[cfg(not(unix))]
    let _ = FILES;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_all_places() {
        let connections = Connections::default();
        let address = |number: u32| IpAddr::from(number.to_be_bytes());
        let mut places: Vec<Place> = std::iter::from_fn(|| connections.enter(address(1))).collect();
        assert_eq!(places.len(), CONNECTIONS_OF_ONE);
        while !connections.are_full() {
            let other = address(2 + u32::try_from(places.len()).unwrap());
            places.push(connections.enter(other).unwrap());
        }
        assert_eq!(places.len(), CONNECTIONS);
        drop(places);
        assert!(connections.enter(address(1)).is_some());
        assert!(connections.open().by_address.is_empty() && connections.open().all == 0);
    }
}
