import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMessages } from '@/scripts/messages/check/checkMessages';
import { MessagesEditor } from './MessagesEditor';
import { mutations } from './mutations';
import type { Reported } from './mutations/Mutation';

/** What is reported of the untouched messages, and what more of each mistake made in a copy of them. */
export type MutationRun = {
  untouched: Reported[];
  mutated: { title: string; expected: Reported[]; found: Reported[] }[];
};

/** Makes each mistake by itself and prints a `MutationRun` as JSON. Run by mutations.test.ts. */
const messages = new MessagesEditor('messages');
// The day of the newest post, so that no clock decides what lies in the future.
const today = newestDate();

const untouched = check();
const before = new Set(untouched.map(String));

const run: MutationRun = {
  untouched,
  mutated: mutations.map(({ title, make }) => {
    const expected = make(messages).toSorted(byPlace);
    const found = check().filter((reported) => !before.has(String(reported)));
    messages.undo();
    return { title, expected, found };
  }),
};
messages.remove();
console.log(JSON.stringify(run));

function check(): Reported[] {
  return checkMessages(messages.dir, today)
    .map(({ rule, file, line }): Reported => [rule, path.relative(messages.dir, file), line])
    .sort(byPlace);
}

function byPlace(a: Reported, b: Reported): number {
  return a[1].localeCompare(b[1]) || a[2] - b[2] || a[0].localeCompare(b[0]);
}

function newestDate(): string {
  const posts = ['insights', 'news'].map((kind) => path.join('messages/en', kind));
  const dates = posts.flatMap((folder) =>
    readdirSync(folder).map(
      (name) => /^date: (.*)$/m.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? '',
    ),
  );
  return dates.sort().at(-1) ?? '';
}
