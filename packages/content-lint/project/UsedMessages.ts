/** The dotted keys of the page messages that the code reads, by file: `{ "home.json": ["hero.title"] }`. */
export type UsedMessages = Readonly<Record<string, readonly string[]>>;
