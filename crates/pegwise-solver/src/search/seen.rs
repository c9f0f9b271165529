//! The partitions already tried for the same set.

/// A lossy table: a lost entry only costs a repeated search.
pub(super) struct SeenSplits {
    signatures: Box<[u128]>,
    nodes: u32,
}

const PLACES: usize = 1 << 12;

#[derive(Clone, Copy, Debug)]
pub(super) struct NodeId(u32);

impl Default for SeenSplits {
    fn default() -> Self {
        SeenSplits { signatures: vec![0; PLACES].into(), nodes: 0 }
    }
}

impl SeenSplits {
    pub(super) fn next_node(&mut self) -> NodeId {
        self.nodes = self.nodes.wrapping_add(1);
        NodeId(self.nodes)
    }

    pub(super) fn is_repeated(&mut self, signature: u128, node: Option<NodeId>) -> bool {
        let Some(NodeId(node)) = node else { return false };
        let signature = stir(signature ^ u128::from(node) << 64);
        let place = signature as usize % PLACES;
        std::mem::replace(&mut self.signatures[place], signature) == signature
    }
}

/// Scrambles a hash, so that sums of hashes are equal only by chance.
pub(super) fn stir(hash: u128) -> u128 {
    let hash = (hash ^ (hash >> 64)).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    let hash = (hash ^ (hash >> 61)).wrapping_mul(0xD6E8_FEB8_6659_FD93_A3EC_647D_59AC_D5C7);
    hash ^ (hash >> 67)
}
