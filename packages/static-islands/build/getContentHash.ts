import { createHash } from 'node:crypto';

/** Returns a short hash of a file's content for its name. */
export function getContentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
