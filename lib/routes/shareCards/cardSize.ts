/** The size in pixels that messengers and social networks recommend for share cards. */
export const cardSize = { width: 1200, height: 630 };

/** Upper limit for the size of a card, so that messengers and social networks load it quickly. */
export const MAX_CARD_BYTES = 100_000;
