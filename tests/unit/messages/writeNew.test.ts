/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import { checkMessages } from '@/scripts/messages/check/checkMessages';
import { type NewKind, newKinds } from '@/scripts/messages/new/newKinds';
import { promptForAnswers } from '@/scripts/messages/new/promptForAnswers';
import { slugify } from '@/scripts/messages/new/slugify';
import { writeNew } from '@/scripts/messages/new/writeNew';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

// The copy has no git history.
jest.mock('@/scripts/messages/check/project/readPostHistory', () => ({ readPostHistory: () => [] }));

setUpMessagesCopy();

const titles = { en: 'A second ferry', zh: '第二艘渡船', vi: 'Chiếc phà thứ hai' };
const kinds = Object.keys(newKinds) as NewKind[];
const errors = () => checkMessages('messages').filter(({ severity }) => severity === 'error');
const everything = () =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [name, readFileSync(`messages/${name}`, 'utf8')]);

test.each(kinds)('a new %s passes the check with placeholder text warnings', (kind) => {
  expect(writeNew('messages', { kind, slug: 'second-ferry', titles })).toHaveLength(3);
  expect(errors()).toEqual([]);
  const unwritten = checkMessages('messages').filter(({ rule }) => rule === 'unwritten');
  expect(new Set(unwritten.map(({ file }) => file.split('/')[1]))).toEqual(new Set(locales));
});

test.each(kinds)('a new %s in English only has no errors', (kind) => {
  writeNew('messages', { kind, slug: 'second-ferry', titles: { en: titles.en } });
  expect(errors()).toEqual([]);
});

test.each<[string, Parameters<typeof writeNew>[1], RegExp]>([
  ...kinds.map((kind): [string, Parameters<typeof writeNew>[1], RegExp] => [
    `a ${kind} with an existing name`,
    { kind, slug: takenName(kind), titles },
    /already .*Choose another (name|id) with --slug/,
  ]),
  ['a page with a reserved name', { kind: 'page', slug: 'services', titles }, /reserved by the site/],
  ['an article without a name', { kind: 'article', slug: '', titles }, /cannot be used in a URL/],
  ['a case without English', { kind: 'case', slug: 'ferry', titles: { zh: titles.zh } }, /English title/],
  ['news without a title', { kind: 'news', slug: 'ferry', titles: {} }, /title in at least one language/],
])('rejects %s and writes nothing', (_, answers, reason) => {
  const before = everything();
  expect(() => writeNew('messages', answers)).toThrow(reason);
  expect(everything()).toEqual(before);
});

/** A name that already exists in the fixture project. */
function takenName(kind: NewKind): string {
  const place = `messages/${defaultLocale}/${newKinds[kind]}`;
  return place.endsWith('.json')
    ? JSON.parse(readFileSync(place, 'utf8')).items[0].id
    : (readdirSync(place)[0] ?? '').replace('.md', '');
}

test('prompts for missing options, one line per answer', async () => {
  const typed = new PassThrough();
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(typed as never);
  const asked = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  typed.end('news\n\n渡船\n\nferry\n');
  expect(await promptForAnswers(undefined, {})).toEqual({
    kind: 'news',
    slug: 'ferry',
    titles: { zh: '渡船' },
  });
  stdin.mockRestore();
  asked.mockRestore();
});

test.each([
  ['Hàng trước Tết: đếm gì, đếm khi nào', 'hang-truoc-tet-dem-gi-dem-khi-nao'],
  ['  E-invoices, 2027! ', 'e-invoices-2027'],
  ['渡船', ''],
])('slugify("%s") is "%s"', (title, slug) => expect(slugify(title)).toBe(slug));
