import { formats } from '../client/formats';
import { createDraftFormat } from '../client/guardFormats';

const fields = { title: 'Title', summary: 'Summary', body: 'Text' };
const format = createDraftFormat(formats.post, fields, (labels) => labels.join());

test('a file that is not a draft stays published', () => {
  const text = '---\ntitle: Tea\nsummary: Hot\n---\n\nGreen.\n';
  expect(format.fromFile(text)).toMatchObject({ draft: false });
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

test('a file that is a draft stays a draft', () => {
  const text = '---\ntitle: Tea\ndraft: true\n---\n';
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

test.each([
  ['a draft', { title: 'Tea', draft: true }, '---\ntitle: Tea\ndraft: true\n---\n\n\n'],
  [
    'a complete file',
    { title: 'Tea', summary: 'Hot', body: 'Green.' },
    '---\ntitle: Tea\nsummary: Hot\n---\n\nGreen.\n',
  ],
])('saves %s', (_, content, expected) => {
  expect(format.toFile(content).trim()).toBe(expected.trim());
});

test('does not save an incomplete file that is not a draft', () => {
  expect(() => format.toFile({ title: 'Tea', summary: '' })).toThrow('Summary,Text');
});
