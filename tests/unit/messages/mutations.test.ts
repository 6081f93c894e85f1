import path from 'node:path';
import { type Finding, findProblems } from 'message-lint';
import { inspectPhotos } from '@/scripts/build/photos/inspectPhotos';
import { workspace } from '@/scripts/messages/workspace';
import { MessagesEditor } from './MessagesEditor';
import { mutations } from './mutations';
import type { Reported } from './mutations/Mutation';

// The date of the newest post, so that the tests do not depend on the current date.
const TODAY = '2026-03-04';

const messages = new MessagesEditor('messages');
beforeAll(async () => {
  await inspectPhotos();
  // Without this, one missing line would fail every test below with a different list of findings.
  const problems = workspace.getTranslator().translateFindings(find());
  const lines = problems.map(({ file, line, problem }) => `${file}:${line} ${problem}`);
  if (lines.length > 0) throw new Error(`Correct tests/fixtures/site/messages:\n${lines.join('\n')}`);
});
afterEach(() => messages.undo());

test.each(mutations)('reports $title in every language', ({ make }) => {
  const expected = make(messages).toSorted(compareByPosition);
  const problems = find();
  expect(getPlaces(problems)).toEqual(expected);
  const [english, ...translations] = ['en', 'zh', 'vi'].map((language) =>
    workspace.getTranslator(language).translateFindings(problems),
  );
  const getTexts = (findings: Finding[] = []) => findings.flatMap(({ problem, remedy }) => [problem, remedy]);
  const untranslated = translations.flatMap((findings) =>
    getTexts(findings).filter((text, index) => text === getTexts(english)[index] || isSentenceId(text)),
  );
  expect(untranslated).toEqual([]);
});

test.each(['300,000 VND', '1.5 million VND', 'VND 999,999,999'])(
  'accepts an amount that is no price: %s',
  (amount) => {
    messages.editValue('en/home.json', 'hero.title', (text) => `${text} ${amount}`);
    expect(find().filter(({ rule }) => rule === 'hard-coded-fact')).toEqual([]);
  },
);

test('accepts a condition with a link and a fact in an article', () => {
  messages.append(
    'en/insights/rope-and-rain.md',
    'Ask{trial, select, true { {phone} for [a trial](/en/about/)} other {}}.',
  );
  expect(find().filter(({ rule }) => rule === 'unfilled-placeholder')).toEqual([]);
});

test('accepts citations without a register of laws', () => {
  messages.write('laws.json', '{ "laws": [] }');
  expect(find()).toEqual([]);
});

test.each([
  ['GB18030', 'zh/about.json', Buffer.from([0x7b, 0x22, 0xd6, 0xd0, 0xce, 0xc4, 0x22, 0x7d])],
  ['Latin-1', 'vi/about.json', Buffer.from('{"tên": "é"}', 'latin1')],
  ['UTF-16', 'en/about.json', Buffer.from('{}', 'utf16le')],
])('reports only the encoding of a file in %s', (_, file, bytes) => {
  messages.write(file, bytes);
  expect(find().filter((finding) => finding.file.endsWith(file))).toEqual([
    expect.objectContaining({
      rule: 'syntax',
      problem: expect.objectContaining({ id: expect.stringMatching('notUtf8') }),
    }),
  ]);
});

test.each([
  ['block quotes', (source: string) => `${source}\n\n${'> '.repeat(5000)}x\n`],
  ['list items', (source: string) => `${source}\n\n${'- '.repeat(5000)}x\n`],
  ['front matter', (source: string) => source.replace('title:', `x: ${'['.repeat(5000)}\ntitle:`)],
])('reports deep %s with the line', (_, change) => {
  const file = `en/${messages.article}`;
  messages.write(file, change(messages.read(file)));
  const found = find().filter((finding) => finding.file.endsWith(file));
  expect(found).toEqual([expect.objectContaining({ rule: 'syntax' })]);
});

function find() {
  return findProblems(workspace, messages.folder, TODAY);
}

function getPlaces(findings: ReturnType<typeof find>): Reported[] {
  return findings
    .map(({ rule, file, line }): Reported => [rule, path.relative(messages.folder, file), line])
    .sort(compareByPosition);
}

/** True for the id of a sentence that no language has: `link.missing.problem`. */
function isSentenceId(text: string): boolean {
  return /^[\w.-]+\.(?:problem|remedy)$/.test(text);
}

function compareByPosition(a: Reported, b: Reported): number {
  return a[1].localeCompare(b[1]) || a[2] - b[2] || a[0].localeCompare(b[0]);
}
