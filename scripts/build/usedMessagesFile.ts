/** The keys of the messages that the last build read, by message file: `{ "home": ["hero.title"] }`. */
export const usedMessagesFile = 'dist/used-messages.json';
