/** The size of a share card that chat applications and networks ask for. */
export const cardSize = { width: 1200, height: 630 };
