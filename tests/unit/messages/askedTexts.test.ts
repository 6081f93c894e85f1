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

test('the code says of which files it takes texts', () => {
  expect(project.uses.filter(({ namespace, as }) => namespace === '*' && as !== 'tree')).toEqual([]);
});

test.each([
  ['about', 'title'],
  ['services', 'closing.text'],
  ['contact', 'meta.description'],
  ['insights', 'archive.news.metaTitle'],
  ['cases', 'archive.description'],
])('of the page %s it is reported that no language has %s', (page, key) => {
  const [last = '', ...above] = key.split('.').reverse();
  for (const locale of locales) {
    messages.editJson(`${locale}/${page}.json`, (texts) => {
      delete above.reduceRight((group, part) => group[part], texts)[last];
    });
  }
  const found = [...missingKey({ catalogue: new Catalogue(messages.dir), project, today: '' })];
  expect(found.map(({ problem }) => problem)).toEqual([`"${key}" is missing, and a page asks for it.`]);
});
