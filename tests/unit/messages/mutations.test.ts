/** @jest-environment node */
import path from 'node:path';
import { type Finding, findProblems } from 'content-lint';
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
  expect(find()).toEqual([]);
});

test.each(mutations)('reports $title in every language', ({ make }) => {
  const expected = make(messages).toSorted(compareByPosition);
  const problems = find();
  expect(getPlaces(problems)).toEqual(expected);
  const [english, ...translations] = ['en', 'zh', 'vi'].map((language) =>
    uncommittedWorkspace.getTranslator(language).translateFindings(problems),
  );
  const getTexts = (findings: Finding[] = []) => findings.flatMap(({ problem, remedy }) => [problem, remedy]);
  const untranslated = translations.flatMap((findings) =>
    getTexts(findings).filter((text, index) => text === getTexts(english)[index] || isSentenceId(text)),
  );
  expect(untranslated).toEqual([]);
});

test('mutation titles are unique', () => {
  expect(new Set(mutations.map(({ title }) => title)).size).toBe(mutations.length);
});

function find() {
  return findProblems(uncommittedWorkspace, messages.dir, TODAY);
}

function getPlaces(findings: ReturnType<typeof find>): Reported[] {
  return findings
    .map(({ rule, file, line }): Reported => [rule, path.relative(messages.dir, file), line])
    .sort(compareByPosition);
}

/** True for the id of a sentence that no language has: `link.missing.problem`. */
function isSentenceId(text: string): boolean {
  return /^[\w.-]+\.(?:problem|remedy)$/.test(text);
}

function compareByPosition(a: Reported, b: Reported): number {
  return a[1].localeCompare(b[1]) || a[2] - b[2] || a[0].localeCompare(b[0]);
}
