import { readFileSync } from 'node:fs';

test('.env.example lists every variable of deploy/settings.md on one line', () => {
  const rows = readFileSync('deploy/settings.md', 'utf8').match(/^\| `[A-Z_0-9]+`.*$/gm) ?? [];
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_0-9]{2,}/g) ?? []);
  const listed = readFileSync('.env.example', 'utf8').match(/(?<=^#)[A-Z_0-9]+(?==)/gm);
  expect(listed?.sort()).toEqual([...new Set(documented)].sort());
});
