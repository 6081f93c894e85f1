import path from 'node:path';
import { checkMessages, Workspace } from 'message-lint';
import { locales } from '@/lib/i18n/locales';
import { inspectPhotos } from '@/scripts/build/photos/inspectPhotos';
import options from '@/scripts/content-rules/options';
import { MessagesEditor } from './MessagesEditor';

const messages = new MessagesEditor('messages');
beforeAll(() => inspectPhotos());
afterEach(() => messages.undo());

test.each([
  ['a subject', 'taxonomy.json', 'subjects', 'vietconnect'],
  ['a core module', 'taxonomy.json', 'modules', 'customs'],
  ['a page in the navigation', 'common.json', 'nav', 'cases'],
  ['a page', 'about.json', 'meta', 'title'],
  ['the home page', 'home.json', 'hero', 'title'],
  ['a section', 'services.json', 'trust', 'label'],
  ['a price', 'services.json', 'pricing.rows', 'users'],
  ['a field', 'contact.json', 'form', 'company'],
  ['an archive', 'insights.json', 'archive.news', 'title'],
  ['a reply channel', 'contact.json', 'form.replyTo', 'zalo'],
  ['a consent', 'contact.json', 'form.consents.transfer', 'label'],
  ['a page that has moved', 'not-found.json', 'moved', 'link'],
])('reports the missing label of %s', (_, file, group, id) => {
  for (const locale of locales) {
    messages.editJson(`${locale}/${file}`, (json) => {
      const parent = group.split('.').reduce((value, key) => value[key], json);
      delete parent[id];
    });
  }
  const line = messages.getLineNumber(`en/${file}`, group);
  expect(check()).toEqual([
    `missing-key en/${file}:${line} "${group}.${id}" is missing, but a page uses it.`,
  ]);
});

test('reports missing fields in the privacy policy', () => {
  for (const locale of locales) {
    messages.editJson(`${locale}/privacy.json`, ({ sections, table }) => {
      delete sections[0].id;
      delete table.rows[0].basis;
    });
  }
  expect(check()).toEqual([
    `missing-key en/privacy.json:${messages.getLineNumber('en/privacy.json', 'sections.0')} "sections.0.id" is missing, but a page uses it.`,
    expect.stringMatching(
      /^missing-key en\/privacy\.json:\d+ "table\.rows\..+\.basis" is missing, but a page uses it\.$/,
    ),
  ]);
});

test('reports the missing label of a product in a case', () => {
  for (const locale of locales) {
    messages.editJson(`${locale}/customer-cases.json`, ({ items }) => {
      items[0].passport = { year: 2026, users: 3, weeks: 2, modules: ['moonlight'] };
    });
  }
  const problem = /^schema en\/customer-cases\.json:\d+ "modules" cannot be "moonlight"\.$/;
  expect(check()).toContainEqual(expect.stringMatching(problem));
});

function check(): string[] {
  return checkMessages(new Workspace(options), messages.folder, '2026-03-04').map(
    ({ rule, file, line, problem }) => `${rule} ${path.relative(messages.folder, file)}:${line} ${problem}`,
  );
}
