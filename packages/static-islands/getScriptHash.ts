import { createHash } from 'node:crypto';

/** Returns the hash of an inline script, as a content security policy contains it. */
export function getScriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
