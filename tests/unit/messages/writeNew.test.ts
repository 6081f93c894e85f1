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

// The copy has none.
jest.mock('@/scripts/messages/check/project/readPostHistory', () => ({ readPostHistory: () => [] }));

setUpMessagesCopy();

const titles = { en: 'A second ferry', zh: '第二艘渡船', vi: 'Chiếc phà thứ hai' };
const kinds = Object.keys(newKinds) as NewKind[];
const errors = () => checkMessages('messages').filter(({ severity }) => severity === 'error');
const everything = () =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [name, readFileSync(`messages/${name}`, 'utf8')]);

test.each(kinds)('a new %s in three languages passes the check, which says what is to be written', (kind) => {
  expect(writeNew('messages', { kind, slug: 'second-ferry', titles })).toHaveLength(3);
  expect(errors()).toEqual([]);
  const unwritten = checkMessages('messages').filter(({ rule }) => rule === 'unwritten');
  expect(new Set(unwritten.map(({ file }) => file.split('/')[1]))).toEqual(new Set(locales));
});

test.each(kinds)('a new %s in English alone lacks nothing but its translations', (kind) => {
  writeNew('messages', { kind, slug: 'second-ferry', titles: { en: titles.en } });
  expect(errors()).toEqual([]);
});

test.each<[string, Parameters<typeof writeNew>[1], RegExp]>([
  ...kinds.map((kind): [string, Parameters<typeof writeNew>[1], RegExp] => [
    `a ${kind} by the name of another`,
    { kind, slug: takenName(kind), titles },
    /already: write another (name|id) after --slug/,
  ]),
  ['a page with the address of another', { kind: 'page', slug: 'services', titles }, /needs the address/],
  ['an article with no name', { kind: 'article', slug: '', titles }, /cannot be an address/],
  ['a case without English', { kind: 'case', slug: 'ferry', titles: { zh: titles.zh } }, /English title/],
  ['news without a title', { kind: 'news', slug: 'ferry', titles: {} }, /title in one language/],
])('%s is refused, and nothing is written', (_, answers, reason) => {
  const before = everything();
  expect(() => writeNew('messages', answers)).toThrow(reason);
  expect(everything()).toEqual(before);
});

/** The name of something that the invented project has. */
function takenName(kind: NewKind): string {
  const place = `messages/${defaultLocale}/${newKinds[kind]}`;
  return place.endsWith('.json')
    ? JSON.parse(readFileSync(place, 'utf8')).items[0].id
    : (readdirSync(place)[0] ?? '').replace('.md', '');
}

test('what is not given is asked for, a line an answer', async () => {
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
])('the name of "%s" is "%s"', (title, slug) => expect(slugify(title)).toBe(slug));
