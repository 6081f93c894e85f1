import { createHash } from 'node:crypto';

/** Returns the hash of an inline script or style in the format of a content security policy. */
export function getHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
