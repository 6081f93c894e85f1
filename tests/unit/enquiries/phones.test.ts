/** @jest-environment node */
import { normalizePhone } from '@/lib/enquiry/phoneNumbers';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields } from './helpers/enquiryFields';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';

test.each([
  ['0755-2600 1234', 'zh', '+8675526001234'],
  ['0755-2600 1234', 'vi', ''],
  ['0755-2600 1234', 'unknown', ''],
  ['0912 345 678', 'zh', '+84912345678'],
])('reads %s in the country of the locale %s', (text, locale, number) => {
  expect(normalizePhone(text, locale)).toBe(number);
});

test.each([
  ['0912 345 678 (Zalo)', '0912 345 678 (Zalo) (+84912345678)'],
  ['+84 912 345 678', '+84 912 345 678'],
  ['1234567', '1234567'],
])('shows %s in mails to sales as %s', async (phone, line) => {
  const smtp = new SmtpServer();
  const api = await startApi(createMailEnv(await smtp.listen()));
  await api.post(createContactFields({ locale: 'en', phone }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  await smtp.close();
  expect(mail?.text).toContain(`: ${line}\n`);
});
