/** @jest-environment node */
import '@/tests/onProject';
import { checkMessages } from 'content-lint';
import { locales } from '@/lib/shared/i18n/locales';
import { findMessageUses } from '@/scripts/content-rules/findMessageUses';
import { readCode } from '@/scripts/content-rules/readCode';
import { MessagesEditor } from './MessagesEditor';
import { uncommittedWorkspace } from './uncommittedWorkspace';

const messages = new MessagesEditor('messages');
afterEach(() => messages.undo());
afterAll(() => messages.remove());

test('the code uses no message of an unknown namespace', () => {
  const uses = readCode().flatMap(({ source }) => findMessageUses(source));
  expect(uses.filter(({ namespace, mode }) => namespace === '*' && mode !== 'tree')).toEqual([]);
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
  const found = checkMessages(uncommittedWorkspace, messages.dir).filter(
    ({ rule }) => rule === 'missing-key',
  );
  expect(found.map(({ problem }) => problem)).toEqual([`"${key}" is missing, but a page uses it.`]);
});
