import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './StartError';

/** Throws `StartError` where a folder holds no site, or one that this user may not read. */
export function checkSite(out: string): void {
  try {
    readFileSync(path.join(out, 'index.html'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'ENOENT'
        ? `There is no site in ${out}: run "npm run build" first, or "npm start", which does both.`
        : `The site in ${out} cannot be read: ${message}`,
    );
  }
}
