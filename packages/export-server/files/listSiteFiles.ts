import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SITE_CONTENT, SITE_MANIFEST } from './siteManifest';

/** Dotfiles except `.well-known` (RFC 8615), and files that only hosts and the server read. */
const HIDDEN_PATHS = new RegExp(
  `(^|/)\\.(?!well-known(/|$))|^(_headers|_redirects|${SITE_CONTENT}|${SITE_MANIFEST})$|\\.moved$`,
);

/**
 * Lists the files below `out` that the server may send, with `/` as the separator. Hidden files and folders and
 * symbolic links are left out. Throws if a folder cannot be read.
 */
export async function listSiteFiles(out: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(out, prefix), { withFileTypes: true });
  const visible = entries.filter(({ name }) => !HIDDEN_PATHS.test(prefix + name));
  const names = visible.map(async (entry) => {
    if (entry.isDirectory()) return listSiteFiles(out, `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
  return (await Promise.all(names)).flat();
}
