//! Splits that were tried before for the same set.

/// What the guesses tried for one set left, as far as it was not overwritten since.
///
/// To forget a split costs time: it is searched again.
pub(super) struct SeenSplits {
    signatures: Box<[u128]>,
    /// Numbers the sets whose guesses are compared.
    nodes: u32,
}

const PLACES: usize = 1 << 12;

/// The guesses tried for one set: only these are compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeId(u32);

impl Default for SeenSplits {
    fn default() -> Self {
        SeenSplits { signatures: vec![0; PLACES].into(), nodes: 0 }
    }
}

impl SeenSplits {
    /// A set whose guesses are compared from now on.
    pub(super) fn next_node(&mut self) -> NodeId {
        self.nodes = self.nodes.wrapping_add(1);
        NodeId(self.nodes)
    }

    /// Did an earlier guess for the same set leave this? `None` for guesses that are not compared.
    pub(super) fn is_repeated(&mut self, signature: u128, node: Option<NodeId>) -> bool {
        let Some(NodeId(node)) = node else { return false };
        let signature = stir(signature ^ u128::from(node) << 64);
        let place = signature as usize % PLACES;
        std::mem::replace(&mut self.signatures[place], signature) == signature
    }
}

/// Spreads a hash of a cell, so that hashes can be combined by sums: it is not to happen by design that two sums
/// are equal.
pub(super) fn stir(hash: u128) -> u128 {
    let hash = (hash ^ (hash >> 64)).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    let hash = (hash ^ (hash >> 61)).wrapping_mul(0xD6E8_FEB8_6659_FD93_A3EC_647D_59AC_D5C7);
    hash ^ (hash >> 67)
}
