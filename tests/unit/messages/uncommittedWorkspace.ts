import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Workspace } from 'message-lint';
import options from '@/scripts/content-rules/options';
import { fixture } from '@/tests/fixtures/fixture';

const folder = path.join(fixture, 'messages', 'en');

/** Returns the keys of the texts of a message file. The key of an item is its id or its position. */
function getKeys(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null) return [prefix.slice(1)];
  return Object.entries(value).flatMap(([key, child]) =>
    getKeys(child, `${prefix}.${Array.isArray(value) ? (child?.id ?? key) : key}`),
  );
}

const usedMessages = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, getKeys(JSON.parse(readFileSync(path.join(folder, name), 'utf8')))]),
);

/**
 * The site's workspace for copies of the fixture's messages. The copies have no history, and hundreds of git calls
 * would be slow. The fixture has no pages: a build would read all of its messages.
 */
export const uncommittedWorkspace = new Workspace({
  ...options,
  code: {
    ...options.code,
    readUsedMessages: () => usedMessages,
  },
});
