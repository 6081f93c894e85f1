/**
 * How code uses a message. `format`: it fills in placeholders. `raw`: a script in the browser fills them in. `tree`: it reads
 * the message with others and shows it unchanged.
 */
export type UseMode = 'format' | 'raw' | 'tree';

/** Which page messages the code uses. `file` is a name such as `home.json`, `key` a dotted path. */
export type MessageUsage = {
  /** Returns the ways in which code uses a message; empty if no code uses it. */
  getModes(file: string, key: string): UseMode[];
  /** Returns the keys that code reads, so that their messages must exist. */
  getRequiredKeys(file: string): string[];
};
