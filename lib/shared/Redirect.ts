/** An address that is no more, and the one it leads to: both paths below the origin, `to` perhaps with an anchor. */
export type Redirect = { from: string; to: string };
