import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Catalogue, getRedirects } from 'content-lint';
import { workspace } from './messages/workspace';

/** `npm run messages:links`: changes links to former URLs of renamed posts, and prints the changed files. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

const catalogue = new Catalogue(workspace, values.messages);
const renamedPosts = getRedirects(catalogue).filter(({ file }) => file.kind === 'post');
const placeholders = Object.entries(workspace.options.links?.placeholders ?? {});
for (const { path: file, locale, source } of catalogue.getLocalizedFiles()) {
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
  if (changed === source) continue;
  writeFileSync(file, changed);
  console.log(file);
}
