import { statSync } from 'node:fs';

/** A weak entity tag (RFC 9110, section 8.8.3) from a file's size and time of change: no answer has to be read twice. */
export function entityTag(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
}
