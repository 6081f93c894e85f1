/** @jest-environment node */
import path from 'node:path';
import { checkMessages } from 'content-lint';
import { inspectPhotos } from 'responsive-photos';
import { photoOptions } from '@/lib/content/pictures/photos';
import { MessagesEditor } from './MessagesEditor';
import { mutations } from './mutations';
import type { Reported } from './mutations/Mutation';
import { uncommittedWorkspace } from './uncommittedWorkspace';

// The date of the newest post, so that the tests do not depend on the current date.
const TODAY = '2026-03-04';

const messages = new MessagesEditor('messages');
beforeAll(() => inspectPhotos(photoOptions));
afterEach(() => messages.undo());
afterAll(() => messages.remove());

test('reports nothing in valid messages', () => {
  expect(check()).toEqual([]);
});

test.each(mutations)('reports $title', ({ make }) => {
  const expected = make(messages).toSorted(compareByPosition);
  expect(check()).toEqual(expected);
});

test('mutation titles are unique', () => {
  expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length);
});

function check(): Reported[] {
  return checkMessages(uncommittedWorkspace, messages.dir, TODAY)
    .map(({ rule, file, line }): Reported => [rule, path.relative(messages.dir, file), line])
    .sort(compareByPosition);
}

function compareByPosition(a: Reported, b: Reported): number {
  return a[1].localeCompare(b[1]) || a[2] - b[2] || a[0].localeCompare(b[0]);
}
