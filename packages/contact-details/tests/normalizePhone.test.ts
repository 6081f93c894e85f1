import { hasKnownCountry, normalizePhone } from '..';

type Country = 'CN' | 'VN';

const examples: [text: string, country: Country, number: string][] = [
  ['0912 345 678 / 0987 654 321', 'VN', '+84912345678'],
  ['0912345678, 0987654321', 'VN', '+84912345678'],
  ['0912345678、0987654321', 'CN', '+84912345678'],
  ['0912 345 678 0987 654 321', 'VN', '+84912345678'],
  ['0912.345.678-0987.654.321', 'VN', '+84912345678'],
  ['028 3822 1234 / 35', 'VN', '+842838221234'],
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
];

test.each(examples)('reads "%s" in %s as %s', (text, country, number) => {
  expect(normalizePhone(text, { country, mobileCountries: ['CN', 'VN'] })).toBe(number);
});

test.each<[string, Country]>([
  ['1234567', 'VN'],
  ['0912 345 6789', 'VN'],
  ['0755-2600 1234', 'VN'],
  ['', 'CN'],
])('finds no valid number in "%s" in %s', (text, country) => {
  expect(normalizePhone(text, { country, mobileCountries: ['CN', 'VN'] })).toBe('');
});

test.each([
  ['+84 912 345 678', true],
  ['0912 345 678', true],
  ['+999 912 345 678', false],
])('finds a known country in %s: %s', (text, isKnown) => {
  expect(hasKnownCountry(text, 'VN')).toBe(isKnown);
});
