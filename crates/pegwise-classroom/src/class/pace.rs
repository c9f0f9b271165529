//! Rate limits.

use super::limits::ADDRESSES;
use std::collections::BTreeMap;
use std::net::IpAddr;

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Pace {
    /// The time at which the past events would have ended if they had been evenly spaced.
    busy_until: u64,
}

impl Pace {
    pub(super) fn take(&mut self, (apart, at_once): (u64, u64), now: u64) -> bool {
        let may = self.has_room((apart, at_once), now);
        if may {
            self.busy_until = self.busy_until.max(now) + apart;
        }
        may
    }

    fn has_room(self, (apart, at_once): (u64, u64), now: u64) -> bool {
        self.busy_until.saturating_sub(now) + apart <= apart * at_once
    }
}

#[derive(Debug)]
pub(super) struct Paces {
    pace: (u64, u64),
    addresses: BTreeMap<IpAddr, Pace>,
}

impl Paces {
    pub(super) fn new(pace: (u64, u64)) -> Self {
        Paces { pace, addresses: BTreeMap::new() }
    }

    pub(super) fn take(&mut self, address: IpAddr, now: u64) -> bool {
        self.forget(now);
        let has_place = self.addresses.len() < ADDRESSES || self.addresses.contains_key(&address);
        has_place && self.addresses.entry(address).or_default().take(self.pace, now)
    }

    pub(super) fn has_room(&self, address: IpAddr, now: u64) -> bool {
        self.addresses.get(&address).is_none_or(|pace| pace.has_room(self.pace, now))
    }

    fn forget(&mut self, now: u64) {
        if self.addresses.len() >= ADDRESSES {
            self.addresses.retain(|_, pace| pace.busy_until > now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_at_once_and_then_one_after_the_other() {
        let mut pace = Pace::default();
        let mut at = |now| (0..10).filter(|_| pace.take((100, 3), now)).count();
        assert_eq!([at(0), at(99), at(100), at(250), at(10_000)], [3, 0, 1, 1, 3]);
        assert_eq!(at(0), 0);
    }

    #[test]
    fn addresses_do_not_wait_for_each_other_and_are_forgotten() {
        let mut paces = Paces::new((100, 1));
        let address = |number: u32| IpAddr::from(number.to_be_bytes());
        assert!(paces.take(address(1), 0) && paces.take(address(2), 0));
        assert!(!paces.take(address(1), 50) && !paces.has_room(address(1), 50) && paces.has_room(address(3), 50));
        let most = u32::try_from(ADDRESSES).unwrap();
        let taken = (10..10 + 2 * most).filter(|&number| paces.take(address(number), 60)).count();
        assert_eq!(taken, ADDRESSES - 2);
        assert!(paces.take(address(5 * most), 200));
        assert!(paces.addresses.len() < 10);
    }
}
