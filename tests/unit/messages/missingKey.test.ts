/** @jest-environment node */
import '@/tests/onProject';
import { locales } from '@/lib/shared/i18n/locales';
import { Catalogue } from '@/scripts/messages/check/catalogue/Catalogue';
import { readProject } from '@/scripts/messages/check/project/Project';
import { missingKey } from '@/scripts/messages/check/rules/missingKey';
import { MessagesEditor } from './MessagesEditor';

const project = readProject();
const messages = new MessagesEditor('messages');
afterEach(() => messages.undo());
afterAll(() => messages.remove());

test('the code uses no message of an unknown namespace', () => {
  expect(project.uses.filter(({ namespace, mode }) => namespace === '*' && mode !== 'tree')).toEqual([]);
});

test.each([
  ['about', 'title'],
  ['services', 'closing.text'],
  ['contact', 'meta.description'],
  ['insights', 'archive.news.metaTitle'],
  ['cases', 'archive.description'],
])('%s: reports a missing %s', (page, key) => {
  const [last = '', ...above] = key.split('.').reverse();
  for (const locale of locales) {
    messages.editJson(`${locale}/${page}.json`, (texts) => {
      delete above.reduceRight((group, part) => group[part], texts)[last];
    });
  }
  const found = [...missingKey({ catalogue: new Catalogue(messages.dir), project, today: '' })];
  expect(found.map(({ problem }) => problem)).toEqual([`"${key}" is missing, but a page uses it.`]);
});
