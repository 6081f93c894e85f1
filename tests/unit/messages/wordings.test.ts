import type { Locale } from '@/lib/i18n/locales';
import { createWordingPattern } from '@/scripts/content-rules/terms';

test.each<[Locale, string, string, boolean]>([
  ['en', 'picking', 'Picking by wave.', true],
  ['en', 'picking', 'They are nitpicking.', false],
  ['en', 'stock take', 'Two stock\ntakes a year.', true],
  ['vi', 'hai sổ', 'Không có Hai sổ.', true],
  ['vi', 'sổ', 'số liệu', false],
  ['zh', 'QR 码', '扫QR码即可', true],
  ['zh', '三套账', '三套账同步', true],
])('%s: finds “%s” in “%s”: %s', (locale, wording, text, found) => {
  expect(createWordingPattern([wording], locale).test(text)).toBe(found);
});
