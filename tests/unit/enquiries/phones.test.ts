/** @jest-environment node */

import { normalizePhone } from '@/lib/shared/enquiry/normalizePhone';
import type { Locale } from '@/lib/shared/i18n/locales';
import { createMailEnv, SALES } from './helpers/createMailEnv';
import { createContactFields } from './helpers/enquiryFields';
import { exportEnquiries } from './helpers/runLeads';
import { SmtpServer } from './helpers/SmtpServer';
import { startApi } from './helpers/startApi';

const examples: [text: string, locale: Locale, number: string][] = [
  ['0912 345 678 / 0987 654 321', 'vi', '+84912345678'],
  ['0912345678, 0987654321', 'vi', '+84912345678'],
  ['0912345678、0987654321', 'zh', '+84912345678'],
  ['0912 345 678 0987 654 321', 'vi', '+84912345678'],
  ['0912.345.678-0987.654.321', 'en', '+84912345678'],
  ['028 3822 1234 / 35', 'vi', '+842838221234'],
  ['028/3822 1234', 'vi', '+842838221234'],
  ['0912345678 (Zalo)', 'vi', '+84912345678'],
  ['13800138000（微信同号）', 'zh', '+8613800138000'],
  ['13800138000（微信同号）', 'vi', '+8613800138000'],
  ['0755-2600 1234 转 801', 'zh', '+8675526001234'],
  ['028 3822 1234 máy lẻ 12', 'vi', '+842838221234'],
  ['＋８６ １３８００１３８０００', 'vi', '+8613800138000'],
  ['+84 (0) 28 3822 1234', 'zh', '+842838221234'],
  ['0084 28 3822 1234', 'zh', '+842838221234'],
  ['84912345678', 'zh', '+84912345678'],
  ['Mr. Nam 0912 345 678', 'en', '+84912345678'],
  ['\u202A+84912345678\u202C', 'vi', '+84912345678'],
  ['٠٩١٢٣٤٥٦٧٨', 'vi', '+84912345678'],
  ['+84 28 0000 0123', 'vi', '+842800000123'],
];

test.each(examples)('reads "%s" in %s as %s', (text, locale, number) => {
  expect(normalizePhone(text, locale)).toBe(number);
});

test.each<[string, Locale]>([
  ['1234567', 'vi'],
  ['0912 345 6789', 'vi'],
  ['0755-2600 1234', 'vi'],
  ['', 'zh'],
])('finds no valid number in "%s" in %s', (text, locale) => {
  expect(normalizePhone(text, locale)).toBe('');
});

test('exports the number as written and in E.164', async () => {
  const api = await startApi();
  const phone = '0912 345 678 / 0987 654 321';
  expect((await api.post(createContactFields({ phone }))).status).toBe(201);
  expect(await exportEnquiries(api.env)).toMatchObject([{ phone, phoneE164: '+84912345678' }]);
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
