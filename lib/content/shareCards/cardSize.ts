/** The size of a share card that chat applications and networks ask for. */
export const cardSize = { width: 1200, height: 630 };

/** The bytes that every card stays below, so that networks and chats fetch it at once. */
export const MAX_CARD_BYTES = 100_000;
