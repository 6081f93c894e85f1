import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLeftovers, collectTexts, findLeftovers, recolour } from 'brand';

const text = 'Lotus Bridge\nfill:#12332c;\nurl(%2312332C) #12332c66\nlotus bridge';

test.each([
  ['Lotus Bridge', 1, 1],
  ['#12332c', 2, 2],
  ['#12332c66', 3, 1],
])('finds %s on line %d, %d times', (word, line, count) => {
  expect([...findLeftovers([{ path: 'a.svg', text }], [word])]).toEqual([
    { path: 'a.svg', line, word, count },
  ]);
});

test('reports no words that are not in the file', () => {
  expect([...findLeftovers([{ path: 'a.svg', text }], ['Reed', '#123', 'a.c'])]).toEqual([]);
});

test('collects texts at any depth', () => {
  expect(collectTexts({ name: 'Reed', list: ['Lamp', { size: 3, city: 'Hanoi' }], none: null })).toEqual([
    'Reed',
    'Lamp',
    'Hanoi',
  ]);
});

test.each([
  ['a green becomes blue', '#2f6b5c', /^#[2-4]\w[56]\w[9a]\w$/],
  ['an accent in another hue stays', '#b83918', /^#b83918$/],
  ['a tinted grey takes the hue', '#dfe6da', /^#d\we\we\w$/],
  ['transparency stays', '#12332c66', /66$/],
  ['white stays', '#fff', /^#fff$/],
  ['a transparent black stays', '#000a', /^#000a$/],
])('%s', (_, colour, expected) => {
  const { tint } = recolour({ tint: { light: colour, dark: colour } }, '#2f6b5c', '#1d4e89', true);
  expect(tint?.light).toMatch(expected);
});

test('tinted greys stay without the option', () => {
  const greys = { paper: { light: '#dfe6da', dark: '#15251f' } };
  expect(recolour(greys, '#2f6b5c', '#1d4e89', false)).toEqual(greys);
});

test('lists values of an earlier commit that files still contain', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  write(
    'facts.json',
    '{ "names": { "brand": "Reed", "legal": "{brand} Ltd", "city": "Hanoi" }, "size": "Lamp" }',
  );
  write('page.md', 'Hello\nReed and Lamp in Hanoi');
  write('changes.md', 'Reed');
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'first');
  write(
    'facts.json',
    '{ "names": { "brand": "Rope", "legal": "{brand} Ltd", "city": "Hanoi" }, "size": "Boat" }',
  );
  const previous = process.cwd();
  process.chdir(folder);
  const report = checkLeftovers({
    since: 'HEAD',
    sources: { 'facts.json': ['names'] },
    words: ['Hello'],
    exclude: ['changes.md'],
    extraFolders: ['missing'],
  });
  process.chdir(previous);
  expect(report).toEqual([
    'page.md:2  Reed  (1)',
    'page.md:1  Hello  (1)',
    '2 leftovers of 2 former names and colours.',
  ]);
});
