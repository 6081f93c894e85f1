/** @jest-environment node */
import '@/tests/onProject';
import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/shared/i18n/locales';

test.each(locales)('the %s guide for editors documents every rule', (locale) => {
  const guide = readFileSync(`messages/README.${locale}.md`, 'utf8');
  const rules = readdirSync('scripts/messages/check/rules').map((file) =>
    file.replace('.ts', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  for (const rule of rules) expect(guide.split(`| \`${rule}\` `)).toHaveLength(2);
});
