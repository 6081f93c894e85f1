import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Catalogue, getRedirects } from 'content-lint';
import { workspace } from './messages/workspace';

/** `npm run messages:links`: changes links to former URLs of renamed posts, and prints the changed files. */
const { values } = parseArgs({ options: { messages: { type: 'string', default: 'messages' } } });

const catalogue = new Catalogue(workspace, values.messages);
const renamedPosts = getRedirects(catalogue).filter(({ file }) => file.kind === 'post');
for (const { path, locale, source } of catalogue.getLocalizedFiles()) {
  const changed = renamedPosts.reduce(
    (text, { from, to }) => text.replaceAll(`/${locale}${from}`, `/${locale}${to}`),
    source,
  );
  if (changed === source) continue;
  writeFileSync(path, changed);
  console.log(path);
}
