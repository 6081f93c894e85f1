import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rewriteStories } from './list/removeProducts';
import { rebrand } from './rebrand';
import { copyProject, testBuild, testMessages } from './recipes';

/** The former names of the company and its products, main colour, typeface, and ward of the office. */
const formerWords = [
  ...['Lotus', '莲桥', 'lotusbridge', 'VietConnect', 'AI Video Studio', '#2f6b5c', 'Be Vietnam Pro'],
  ...['Saigon Ward', '西贡坊', 'phường Sài Gòn'],
];

/** The cities of the former offices. Articles and cases may name them, and so may pages that show these. */
const formerCities = [
  ...['Ho Chi Minh City', '胡志明市', 'Thành phố Hồ Chí Minh'],
  ...['Shenzhen', '深圳', 'Thâm Quyến'],
];
const pagesWithoutStories = [
  'contact',
  'privacy',
  'contract',
  'service-level',
  'migration',
  'people-and-payroll',
];

const copy = copyProject();

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example'];
  return execFileSync('git', [...identity, ...args], { cwd: copy.folder, encoding: 'utf8' });
}

beforeAll(() => {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Former brand');
  rebrand(copy);
});

test('changes at most 10 files by hand', () => {
  git('add', '--all');
  const files = git('diff', '--name-only', '--cached', 'HEAD').trim().split('\n');
  const generated = /^(?:deploy|lib|public\/fonts)\//;
  const changed = files.filter((file) => !generated.test(file));
  expect(changed).toEqual([
    'messages/brand.json',
    ...['en/offices.json', 'en/service-list.json'].map((file) => `messages/${file}`),
    'messages/facts.json',
    ...['vi/offices.json', 'vi/service-list.json', 'zh/offices.json', 'zh/service-list.json'].map(
      (file) => `messages/${file}`,
    ),
    'public/images/logo-mark.svg',
  ]);
  rewriteStories(copy);
});

// Each test needs the result of the previous one.
testMessages(copy, 'the rebrand');
testBuild(copy, 'the rebrand');

/** Returns the words that pages contain, with the path of the page. */
function findWords(pages: string[], words: string[]): string[] {
  return pages.flatMap((file) => {
    const html = readFileSync(path.join(copy.folder, 'out', file), 'utf8').replaceAll('\u00a0', ' ');
    return words.filter((word) => html.includes(word)).map((word) => `${file}: ${word}`);
  });
}

test('no page has a former name, colour or address', () => {
  const files = readdirSync(path.join(copy.folder, 'out'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages).toContain('zh/index.html');
  expect(findWords(pages, formerWords)).toEqual([]);
});

test.each(['zh', 'en', 'vi'])('no page without articles and cases names a former city (%s)', (locale) => {
  const pages = pagesWithoutStories.map((page) => `${locale}/${page}/index.html`);
  expect(findWords(pages, formerCities)).toEqual([]);
});
