import path from 'node:path';
import { z } from 'zod';
import { checkMessages, detectLanguage, type MessageLintOptions, Workspace } from '..';
import { type Changes, files, options, writeSite } from './site';

const germanHome = files['de/home.json'];
const englishHome = files['en/home.json'];

/** Checks the small site with changed files. Returns a line for each finding: `rule file:line problem`. */
function check(changes: Changes = {}, changedOptions: Partial<MessageLintOptions> = {}, language = 'en') {
  const folder = writeSite(changes);
  return checkMessages(new Workspace({ ...options, ...changedOptions }), folder, undefined, language).map(
    ({ rule, file, line, problem }) => `${rule} ${path.relative(folder, file)}:${line} ${problem}`,
  );
}

it('reports nothing in valid messages', () => {
  expect(check()).toEqual([]);
});

it.each<[string, Changes, string]>([
  ['a misspelt key', { 'de/home.json': { ...germanHome, buton: 'Mehr' } }, 'unknown-key de/home.json:11'],
  ['a missing translation', { 'de/home.json': { ...germanHome, button: '' } }, 'missing-text de/home.json:3'],
  ['an unknown file', { 'de/hoem.json': {} }, 'unknown-file de/hoem.json:1'],
  ['invalid JSON', { 'de/home.json': '{\n  "title": "A"\n  "b": 1\n}' }, 'syntax de/home.json:2'],
  ['deeply nested JSON', { 'de/home.json': `{ "title": ${'['.repeat(20_000)}` }, 'syntax de/home.json:1'],
  [
    'deeply nested front matter',
    { 'de/blog/first.md': `---\ntitle: ${'['.repeat(20_000)}\n---\n` },
    'syntax de/blog/first.md:2',
  ],
  [
    'deeply nested quotes',
    { 'de/blog/first.md': `${files['de/blog/first.md']}\n${'>'.repeat(20_000)}` },
    'syntax de/blog/first.md:8',
  ],
  ['invalid ICU', { 'de/home.json': { ...germanHome, title: 'Boote {' } }, 'icu de/home.json:2'],
  ['an empty original', { 'en/home.json': { ...englishHome, button: '' } }, 'missing-key en/home.json:3'],
  [
    'what a rule of the site finds',
    { 'de/home.json': { ...germanHome, button: 'Wo?' } },
    'no-questions de/home.json:3',
  ],
])('reports %s', (_, changes, expected) => {
  expect(check(changes)).toContainEqual(expect.stringMatching(`^${expected} `));
});

it('validates shared files again, because their schemas can read other files', () => {
  let isAfloat = false;
  const shared = { 'facts.json': z.unknown().refine(() => isAfloat, 'is sunk') };
  const workspace = new Workspace({ ...options, files: { ...options.files, shared } });
  const folder = writeSite();
  expect(checkMessages(workspace, folder)).toEqual([
    expect.objectContaining({ problem: 'This is sunk.', remedy: 'Correct the value.' }),
  ]);
  isAfloat = true;
  expect(checkMessages(workspace, folder)).toEqual([]);
});

it('reports problems in drafts only as warnings', () => {
  const draft = files['en/blog/first.md'].replace('title:', 'draft: true\ntitel:');
  const folder = writeSite({ 'en/blog/first.md': draft, 'de/blog/first.md': undefined });
  const findings = checkMessages(new Workspace(options), folder);
  expect(findings.map(({ severity, line, problem }) => [severity, line, problem])).toEqual([
    ['warning', 2, 'The field "title" is missing.'],
    ['warning', 3, 'There is no field "titel" here.'],
  ]);
});

const price = z.int('is a whole number').positive('is more than 0').max(100, 'is at most 100');

it.each([
  [z.string().min(1), '', '"job" is empty.'],
  [z.array(z.string()).min(1), [], '"job" has too few items.'],
  [price, 0, '"job" is more than 0; "0" is not.'],
  [price, 101, '"job" is at most 100; "101" is not.'],
  [price, 1.5, '"job" must be a whole number.'],
])('explains the invalid value of case %#', (job: z.ZodType, value, problem) => {
  const lists = { 'crew.json': z.object({ id: z.string(), name: z.string(), job }) };
  const items = {
    'en/crew.json': { items: [{ id: 'ann', name: 'Ann', job: value }] },
    'de/crew.json': undefined,
  };
  const findings = check(items, { files: { ...options.files, lists } });
  expect(findings.find((finding) => finding.startsWith('schema'))).toContain(problem);
});

it('reports missing messages that the code requires', () => {
  const code = { ...options.code, requiredMessages: { 'home.json': ['title', 'lead'] } };
  expect(check({}, { code })).toEqual(['missing-key en/home.json:1 "lead" is missing, but a page uses it.']);
});

it('lets editors add and remove list items and taxonomy ids', () => {
  const changes = {
    'en/home.json': { ...englishHome, rows: [{ id: 'new', text: 'Row' }] },
    'de/home.json': { ...germanHome, rows: [{ id: 'new', text: 'Reihe' }] },
    'en/taxonomy.json': { tags: { ferry: 'Ferry', canoe: 'Canoe' } },
    'de/taxonomy.json': { tags: { ferry: 'Fähre', canoe: 'Kanu' } },
  };
  expect(check(changes)).toEqual([]);
});

it.each([
  ['en', 'The English file has no "buton"'],
  ['zh', '英文文件里没有“buton”'],
  ['vi', 'Tệp tiếng Anh không có “buton”'],
  ['tlh', 'The English file has no "buton"'],
])('explains findings in the language %s', (language, problem) => {
  const [finding] = check({ 'de/home.json': { ...germanHome, buton: 'Mehr' } }, {}, language);
  expect(finding).toContain(problem);
});

it.each([
  ['zh-CN', 'zh'],
  ['vi-VN', 'vi'],
  ['en-GB', 'en'],
  ['de-DE', 'en'],
])('uses the language of a system in %s: %s', (locale, language) => {
  expect(detectLanguage(locale)).toBe(language);
});
