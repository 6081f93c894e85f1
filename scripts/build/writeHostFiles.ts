import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile } from '../hosts/files/headersFile';
import { redirectsFile } from '../hosts/files/redirectsFile';

/** What hosts look for in the folder they serve, besides the site. */
const files: Record<string, () => string> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  // Cloudflare compresses by itself.
  '.assetsignore': () => '*.br\n*.gz\n.moved\n*.moved\n',
  // GitHub Pages would leave `_next/` out.
  '.nojekyll': () => '',
};

/** Writes into the export what tells hosts their headers and redirects. */
export async function writeHostFiles(out: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text());
}
