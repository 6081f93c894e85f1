/** @jest-environment node */
import path from 'node:path';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import { checkMessages } from '@/scripts/messages/check/checkMessages';
import { MessagesEditor } from './MessagesEditor';
import { mutations } from './mutations';
import type { Reported } from './mutations/Mutation';

// The copy has no history, and asking git hundreds of times would take as long as the checks.
jest.mock('@/scripts/messages/check/project/readPostHistory', () => ({ readPostHistory: () => [] }));

// The day of the newest post, so that no clock decides what lies in the future.
const TODAY = '2026-03-04';

const messages = new MessagesEditor('messages');
beforeAll(() => inspectPhotos());
afterEach(() => messages.undo());
afterAll(() => messages.remove());

test('nothing is reported of messages in order', () => {
  expect(check()).toEqual([]);
});

test.each(mutations)('it is reported that $title', ({ make }) => {
  const expected = make(messages).toSorted(byPlace);
  expect(check()).toEqual(expected);
});

test('no two mistakes are the same', () => {
  expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length);
});

function check(): Reported[] {
  return checkMessages(messages.dir, TODAY)
    .map(({ rule, file, line }): Reported => [rule, path.relative(messages.dir, file), line])
    .sort(byPlace);
}

function byPlace(a: Reported, b: Reported): number {
  return a[1].localeCompare(b[1]) || a[2] - b[2] || a[0].localeCompare(b[0]);
}
