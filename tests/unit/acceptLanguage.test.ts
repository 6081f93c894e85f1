/** @jest-environment node */
import { parseAcceptLanguage } from '@/lib/i18n/acceptLanguage';

test('an accept-language header is ordered by weight, refused languages dropped', () => {
  expect(parseAcceptLanguage('en;q=0.5, vi, zh-CN;q=0.8, fr;q=0')).toEqual(['vi', 'zh-CN', 'en']);
});
