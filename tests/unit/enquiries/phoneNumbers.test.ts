import { hasKnownCountry, normalizePhone } from '@/lib/enquiry/phoneNumbers';
import { SALES } from './helpers/createMailEnv';
import { createContactFields } from './helpers/enquiryFields';
import { startMailApi } from './helpers/startApi';

/** A locale of each country. */
const locales = { CN: 'zh', VN: 'vi' };

type Country = keyof typeof locales;

const examples: [text: string, country: Country, number: string][] = [
  ['17:30 0912 345 678', 'VN', '+84912345678'],
  ['17h30 0912 345 678', 'VN', '+84912345678'],
  ['12:30 28/11/2026 0912345678', 'VN', '+84912345678'],
  ['2026-11-28 0912345678', 'VN', '+84912345678'],
  ['8-17 0912345678', 'VN', '+84912345678'],
  ['(8:00-17:00) 0912.345.678', 'VN', '+84912345678'],
  ['8h–17h 0912.345.678', 'VN', '+84912345678'],
  ['1. 0912345678', 'VN', '+84912345678'],
  ['2) 138 0013 8000', 'VN', '+8613800138000'],
  ['Tầng 5 0912 345 678', 'VN', '+84912345678'],
  ['P. 1203 0912 345 678', 'VN', '+84912345678'],
  ['5F 0912 345 678', 'VN', '+84912345678'],
  ['3楼 138 0013 8000', 'CN', '+8613800138000'],
  ['转801 0755-2600 1234', 'CN', '+8675526001234'],
  ['12 0912 345 678', 'VN', '+84912345678'],
  ['0912 345 678 / 0987 654 321', 'VN', '+84912345678'],
  ['0912345678, 0987654321', 'VN', '+84912345678'],
  ['0912345678、0987654321', 'CN', '+84912345678'],
  ['0912 345 678 0987 654 321', 'VN', '+84912345678'],
  ['0912.345.678-0987.654.321', 'VN', '+84912345678'],
  ['028 3822 1234 / 35', 'VN', '+842838221234'],
  ['24/7 0912 345 678', 'VN', '+84912345678'],
  ['1/ 0912345678', 'VN', '+84912345678'],
  ['100% 0912345678', 'VN', '+84912345678'],
  ['028/3822 1234', 'VN', '+842838221234'],
  ['0912345678 (Zalo)', 'VN', '+84912345678'],
  ['13800138000（微信同号）', 'CN', '+8613800138000'],
  ['13800138000（微信同号）', 'VN', '+8613800138000'],
  ['0755-2600 1234 转 801', 'CN', '+8675526001234'],
  ['028 3822 1234 máy lẻ 12', 'VN', '+842838221234'],
  ['＋８６ １３８００１３８０００', 'VN', '+8613800138000'],
  ['+84 (0) 28 3822 1234', 'CN', '+842838221234'],
  ['0084 28 3822 1234', 'CN', '+842838221234'],
  ['84912345678', 'CN', '+84912345678'],
  ['Mr. Nam 0912 345 678', 'VN', '+84912345678'],
  ['\u202A+84912345678\u202C', 'VN', '+84912345678'],
  ['٠٩١٢٣٤٥٦٧٨', 'VN', '+84912345678'],
  ['+84 28 0000 0123', 'VN', '+842800000123'],
  ['0755-2600 1234', 'CN', '+8675526001234'],
  ['0912 345 678', 'CN', '+84912345678'],
];

test.each(examples)('reads "%s" in %s as %s', (text, country, number) => {
  expect(normalizePhone(text, locales[country])).toBe(number);
});

test.each<[string, Country]>([
  ['1234567', 'VN'],
  ['0912 345 6789', 'VN'],
  ['0755-2600 1234', 'VN'],
  ['', 'CN'],
])('finds no valid number in "%s" in %s', (text, country) => {
  expect(normalizePhone(text, locales[country])).toBe('');
});

test.each([
  ['+84 912 345 678', true],
  ['0912 345 678', true],
  ['+999 912 345 678', false],
])('finds a known country in %s: %s', (text, isKnown) => {
  expect(hasKnownCountry(text, 'vi')).toBe(isKnown);
});

test.each([
  ['0912 345 678 (Zalo)', '0912 345 678 (Zalo) (+84912345678)'],
  ['+84 912 345 678', '+84 912 345 678'],
  ['1234567', '1234567'],
])('shows %s in mails to sales as %s', async (phone, line) => {
  const { api, smtp } = await startMailApi();
  await api.post(createContactFields({ locale: 'en', phone }));
  const [mail] = await smtp.waitForMailsTo(SALES, 1);
  expect(mail?.text).toContain(`: ${line}\n`);
});
