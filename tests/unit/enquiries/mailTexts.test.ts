import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import type { StoredEnquiry } from '@/lib/enquiry/fields';
import { formatSalesLines } from '@/server/enquiries/mail';
import { fillTemplate } from '@/server/enquiries/service';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

test('does not replace placeholders inside values', () => {
  expect(fillTemplate('{name}: {text}', { name: '{text}', text: '$& {name}' })).toBe('{text}: $& {name}');
});

test('throws for a placeholder without a value', () => {
  expect(() => fillTemplate('{nmae}', { name: 'A' })).toThrow('{nmae}');
});

const messages = loadMailMessages().en;

test.each([
  ['a ticked checkbox', 'v1', 'I agree.', ['The transfer: yes']],
  ['a checkbox that is not ticked', 'v1', '', ['The transfer: no']],
  ['a form without the checkbox', '', '', []],
])('formats the consent of %s', (_, transferVersion, transferText, lines) => {
  const enquiry = { kind: 'contact', subject: '', phone: '', transferVersion, transferText } as StoredEnquiry;
  expect(formatSalesLines(enquiry, messages, ['transfer'])).toEqual(lines);
});

test('escapes invisible characters that an earlier version stored', () => {
  const enquiry = { kind: 'contact', subject: '', phone: '', name: 'A\u202Egnp\u001B[2J' } as StoredEnquiry;
  expect(formatSalesLines(enquiry, messages, ['name'])).toEqual(['The name: A\\u202egnp\\u001b[2J']);
});

test('falls back to English for a missing message', () => {
  const english = loadMailMessages().en;
  const folder = createTemporaryFolder();
  cpSync('messages', path.join(folder, 'messages'), { recursive: true });
  const getMailPath = (locale: string) => path.join(folder, 'messages', locale, 'mail.json');
  rmSync(getMailPath('zh'));
  writeFileSync(getMailPath('vi'), JSON.stringify({ home: 'Đến trang web', welcome: { subject: '' } }));
  const project = process.cwd();
  process.chdir(folder);
  jest.isolateModules(() => {
    const texts = jest.requireActual('@/lib/content/messages/loadMailMessages').loadMailMessages();
    expect(texts.vi).toEqual({ ...english, home: 'Đến trang web' });
    expect(texts.zh).toEqual(english);
  });
  process.chdir(project);
});
