import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where each kind of file of the built site stands that is kept in a way of its own. */
const folders = ['_next/static/css', '_next/static/islands', 'images', 'en/templates'];

/** A file of each kind in the built site, as it is asked for. Throws where the site is not built. */
export function exampleFiles(): string[] {
  return folders.map((folder) => {
    const name = readdirSync(path.join('out', folder)).find((file) => /\.(css|js|svg|xlsx)$/.test(file));
    if (!name) throw new Error(`out/${folder} holds no file to ask for. Run "npm run build" first.`);
    return `/${folder}/${name}`;
  });
}
