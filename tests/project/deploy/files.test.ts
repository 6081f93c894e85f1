import { readFileSync } from 'node:fs';
import { site } from '@/lib/i18n/site';
import { renderDeployFiles } from '@/scripts/deploy/renderDeployFiles';

test.each([...renderDeployFiles()])('%s is up to date with "npm run deploy:files"', (file, text) => {
  // The domain and the redirects may be outdated until the files are generated again.
  const { host } = new URL(site.origin);
  const written = readFileSync(file, 'utf8').replace(/(server_name |SITE_ADDRESS:)[\w.-]+/g, `$1${host}`);
  expect(removeRedirects(written)).toBe(removeRedirects(text));
});

function removeRedirects(text: string): string {
  return text.replace(/ {2}"redirects": \[[\s\S]*?\n {2}\],\n/, '');
}

test('.env.example lists every variable of deploy/settings.md on one line', () => {
  const rows = readFileSync('deploy/settings.md', 'utf8').match(/^\| `[A-Z_0-9]+`.*$/gm) ?? [];
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_0-9]{2,}/g) ?? []);
  const listed = readFileSync('.env.example', 'utf8').match(/(?<=^#)[A-Z_0-9]+(?==)/gm);
  expect(listed?.sort()).toEqual([...new Set(documented)].sort());
});
