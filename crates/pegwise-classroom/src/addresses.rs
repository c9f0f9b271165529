//! The addresses of this machine in the local network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Returns the IPv4 addresses of this machine, the most likely one first. IPv6 addresses are too long to type.
pub fn addresses_of_this_machine() -> Vec<Ipv4Addr> {
    let own = if_addrs::get_if_addrs().unwrap_or_default().into_iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(address) if !address.is_loopback() && !address.is_link_local() => Some(address),
        _ => None,
    });
    first(own.collect(), usual())
}

/// Finds the address used for outgoing traffic, without sending anything.
fn usual() -> Option<Ipv4Addr> {
    const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((ELSEWHERE, 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        IpAddr::V4(address) => Some(address),
        IpAddr::V6(_) => None,
    }
}

fn first(mut addresses: Vec<Ipv4Addr>, usual: Option<Ipv4Addr>) -> Vec<Ipv4Addr> {
    addresses.sort_by_key(|&address| (Some(address) != usual, !address.is_private(), address));
    addresses.dedup();
    addresses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_address_comes_first_and_private_ones_before_others() {
        let [lan, docker, public] = [[192, 168, 1, 7], [172, 17, 0, 1], [198, 51, 100, 7]].map(Ipv4Addr::from);
        assert_eq!(first(vec![docker, public, lan, lan], Some(lan)), [lan, docker, public]);
        assert_eq!(first(vec![public, lan, docker], None), [docker, lan, public]);
        assert_eq!(first(vec![docker], Some(lan)), [docker]);
    }
}
