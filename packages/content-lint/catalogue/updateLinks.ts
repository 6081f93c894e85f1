import { writeFileSync } from 'node:fs';
import type { Workspace } from '../Workspace';
import { Catalogue } from './Catalogue';
import { getRedirects } from './getRedirects';

/** Changes links to former URLs of renamed posts in all files of a messages folder. Returns the changed files. */
export function updateLinks(workspace: Workspace, folder: string): string[] {
  const catalogue = new Catalogue(workspace, folder);
  const renamedPosts = getRedirects(catalogue).filter(({ file }) => file.kind === 'post');
  const placeholders = Object.entries(workspace.options.links?.placeholders ?? {});
  return catalogue.getLocalizedFiles().flatMap(({ path: file, locale, source }) => {
    let changed = source;
    for (const { from, to } of renamedPosts) {
      changed = changed.replaceAll(`/${locale}${from}`, `/${locale}${to}`);
      for (const [name, path] of placeholders) {
        if (from.startsWith(path) && to.startsWith(path))
          changed = changed.replaceAll(
            `{${name}}${from.slice(path.length)}`,
            `{${name}}${to.slice(path.length)}`,
          );
      }
    }
    if (changed === source) return [];
    writeFileSync(file, changed);
    return [file];
  });
}
