import { readFileSync } from 'node:fs';
import { builtInRules } from 'content-lint';
import options from '@/content-lint.config';
import { locales } from '@/lib/shared/i18n/locales';

test.each(locales)('the %s guide for editors documents every rule', (locale) => {
  const guide = readFileSync(`messages/README.${locale}.md`, 'utf8');
  for (const rule of Object.keys({ ...builtInRules, ...options.rules }))
    expect(guide.split(`| \`${rule}\` `)).toHaveLength(2);
});
