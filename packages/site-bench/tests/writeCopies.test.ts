import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCopySlug, writeCopies } from '..';

const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
const post = '---\ntitle: "Count: twice"\ndate: 2026-01-02\ntags: [a]\nlink: "#p1"\n---\n\nText.\n';
writeFileSync(path.join(folder, 'count.md'), post);
afterAll(() => rmSync(folder, { recursive: true }));

const write = (count: number) =>
  writeCopies({
    folders: [folder],
    count,
    tags: ['a', 'b'],
    getFields: (number) => ({ link: `"#p${number + 1}"` }),
  });

test('adds different copies until a folder has the number of files', () => {
  write(4);
  expect(readdirSync(folder)).toHaveLength(4);
  const copies = [1, 2, 3].map((number) =>
    readFileSync(path.join(folder, `${getCopySlug(number)}.md`), 'utf8'),
  );
  expect(copies[0]).toMatch(
    /^---\ntitle: "Count: twice 1"\ndate: 2025-01-01\ntags: \[.+\]\nlink: "#p2"\n---\n\nText\.\n\n.+ 1\.\n$/,
  );
  expect(new Set(copies).size).toBe(3);
});

test('replaces earlier copies', () => {
  write(2);
  expect(readdirSync(folder).sort()).toEqual(['count.md', `${getCopySlug(1)}.md`]);
});

test('rejects a number below that of the originals', () => {
  expect(() => write(1)).toThrow('there are 1 files already');
});
