/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { checkMessages, runNewCommand } from 'content-lint';
import options from '@/content-lint.config';
import { defaultLocale, locales } from '@/lib/shared/i18n/locales';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';
import { uncommittedWorkspace } from './uncommittedWorkspace';

setUpMessagesCopy();

const { kinds } = options.scaffolding;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];
const titles = ['--en=A second ferry', '--zh=第二艘渡船', '--vi=Chiếc phà thứ hai'];
const check = () => checkMessages(uncommittedWorkspace, 'messages');
const findErrors = () => check().filter(({ severity }) => severity === 'error');
const readAllFiles = () =>
  readdirSync('messages', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [name, readFileSync(`messages/${name}`, 'utf8')]);

/** Runs `npm run new`. Returns the exit code, the printed lines and the error. */
async function create(...args: string[]) {
  const lines: string[] = [];
  let error = '';
  const code = await runNewCommand(uncommittedWorkspace, args, {
    write: (text) => lines.push(text),
    writeError: (text) => {
      error += text;
    },
  });
  return { code, lines, error };
}

test.each(names)('a new %s passes the check with placeholder text warnings', async (kind) => {
  const { lines } = await create(kind, '--slug=second-ferry', ...titles);
  expect(lines.filter((line) => line.startsWith('Created: '))).toHaveLength(3);
  expect(findErrors()).toEqual([]);
  const unwritten = check().filter(({ rule }) => rule === 'unwritten');
  expect(new Set(unwritten.map(({ file }) => file.split('/')[1]))).toEqual(new Set(locales));
});

test.each(names)('a new %s in English only has no errors', async (kind) => {
  await create(kind, '--en=Hàng trước Tết: đếm gì?');
  expect(findErrors()).toEqual([]);
});

test('the name in the URL comes from the title', async () => {
  const { lines } = await create('article', '--vi=Hàng trước Tết: đếm gì?');
  expect(lines[0]).toBe('Created: messages/vi/insights/hang-truoc-tet-dem-gi.md\n');
});

test.each<[string, string[], RegExp]>([
  ...names.map((kind): [string, string[], RegExp] => [
    `a ${kind} with an existing name`,
    [kind, `--slug=${getExistingName(kind)}`, ...titles],
    /already .*Choose another (name|id) with --slug/,
  ]),
  ['a page with a reserved name', ['page', '--slug=services', ...titles], /reserved by the site/],
  ['an article without a name', ['article', '--slug=', ...titles], /cannot be used in a URL/],
  ['a case without English', ['case', '--slug=ferry', '--zh=渡船'], /English title.*Add --en/],
  ['news without a title', ['news', '--slug=ferry', '--en='], /title in at least one language/],
  [
    'an unknown kind',
    ['boat'],
    /Unknown kind "boat"\. Use one of: article, news, page, case, device, service\./,
  ],
  ['an unknown option', ['article', '--fr=Bac'], /--fr/],
])('rejects %s and writes nothing', async (_, args, reason) => {
  const before = readAllFiles();
  const { code, error } = await create(...args);
  expect(error).toMatch(reason);
  expect(code).toBe(2);
  expect(readAllFiles()).toEqual(before);
});

/** Returns a name that already exists in the fixture project. */
function getExistingName(kind: Kind): string {
  const location = `messages/${defaultLocale}/${kinds[kind]}`;
  return location.endsWith('.json')
    ? JSON.parse(readFileSync(location, 'utf8')).items[0].id
    : (readdirSync(location)[0] ?? '').replace('.md', '');
}

test('prompts for missing options, one line per answer', async () => {
  const input = new PassThrough();
  const stdin = jest.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  input.end('news\n\n渡船\n\nferry\n');
  const { lines } = await create();
  stdin.mockRestore();
  output.mockRestore();
  expect(lines[0]).toBe('Created: messages/zh/news/ferry.md\n');
});
