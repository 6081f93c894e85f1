import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of the built site, one for each kind of file with separate headers. */
const folders = ['_next/static/core', '_next/static/islands', 'images', 'templates/en', 'en/about'];

/** Returns the URL path of a file of each kind in the built site. Throws if the site is not built. */
export function findExampleFiles(): string[] {
  return folders.map((folder) => {
    const name = readdirSync(path.join('out', folder)).find((file) => /\.(js|svg|xlsx|md)$/.test(file));
    if (!name) throw new Error(`out/${folder} contains no file to request. Run "npm run build" first.`);
    return `/${folder}/${name}`;
  });
}
