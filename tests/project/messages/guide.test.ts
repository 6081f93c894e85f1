import { readFileSync } from 'node:fs';
import { builtInRules } from 'message-lint';
import { locales } from '@/lib/i18n/locales';
import options from '@/scripts/content-rules/options';
import { workspace } from '@/scripts/messages/workspace';

test.each(locales)('the %s guide for editors documents every rule', (locale) => {
  const guide = readFileSync(`messages/README.${locale}.md`, 'utf8');
  for (const rule of Object.keys({ ...builtInRules, ...options.rules }))
    expect(guide.split(`| \`${rule}\` `)).toHaveLength(2);
});

test.each(locales)('the %s guide quotes the check in its language', (locale) => {
  const guide = readFileSync(`messages/README.${locale}.md`, 'utf8');
  const translator = workspace.getTranslator(locale);
  const labels = ['error', 'warning'].map((severity) => translator.translate({ id: `severity.${severity}` }));
  const quotedFindings = [...guide.matchAll(/^ +\S+:\d+:\d+ {2}(.+)$/gm)].map(([, finding = '']) => finding);
  expect(quotedFindings.length).toBeGreaterThan(5);
  expect(quotedFindings.filter((finding) => !labels.some((label) => finding.startsWith(label)))).toEqual([]);
  expect(guide).toContain(translator.translate({ id: 'summary.none' }));
});
