import { createHash } from 'node:crypto';

/** A short name for a file that says what is in it: the same text has the same, another text another. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
