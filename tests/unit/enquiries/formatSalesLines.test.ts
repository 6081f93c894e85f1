import { loadMailMessages } from '@/lib/content/messages/loadMailMessages';
import type { StoredEnquiry } from '@/lib/enquiry/fields';
import { formatSalesLines } from '@/server/enquiries/mail';

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
