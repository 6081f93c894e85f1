import { formatSalesLines } from '../delivery/mail/composeSalesMail';
import type { MailMessages, StoredEnquiry } from '../EnquiriesOptions';
import { content, site } from './site';

const messages = content.messages.en as MailMessages;

test.each([
  ['a ticked checkbox', 'v1', 'I agree.', ['transfer: yes']],
  ['a checkbox that is not ticked', 'v1', '', ['transfer: no']],
  ['a form without the checkbox', '', '', []],
])('formats the consent of %s', (_, transferVersion, transferText, lines) => {
  const enquiry = { kind: 'repair', subject: '', phone: '', transferVersion, transferText } as StoredEnquiry;
  expect(formatSalesLines(site, enquiry, messages, ['transfer'])).toEqual(lines);
});
