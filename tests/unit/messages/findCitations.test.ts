import { citesLaw, findCitations } from '@/scripts/content-rules/law';

const getCitedNumbers = (text: string) => findCitations(text).map((citation) => citation.written);

test.each([
  ['Decree 254/2026/ND-CP and Circular 91/2026/TT-BTC', ['254/2026/ND-CP', '91/2026/TT-BTC']],
  ['Decrees 123/2020 and 70/2025', ['123/2020', '70/2025']],
  ['按第 123/2020 号法令（经第 70/2025 号法令修订）', ['123/2020', '70/2025']],
  ['Nghị định số 5/2026 và Luật 91/2025/QH15', ['5/2026', '91/2025/QH15']],
  ['Quyết định 33/2026/QĐ-TTg.', ['33/2026/QĐ-TTg']],
])('finds citations in “%s”', (text, expected) => {
  expect(getCitedNumbers(text)).toEqual(expected);
});

test.each(['từ ngày 1/3/2026 đến tháng 7/2025', 'quý 4/2026', '12.80/2026', 'form 04/SS-HĐĐT'])(
  'finds no citation in “%s”',
  (text) => {
    expect(getCitedNumbers(text)).toEqual([]);
  },
);

test('compares the issuer without diacritics', () => {
  const [decree] = findCitations('Decree 123/2020/ND-CP');
  expect(decree && citesLaw(decree, '123/2020/NĐ-CP')).toBe(true);
  expect(decree && citesLaw(decree, '123/2020/TT-BTC')).toBe(false);
  expect(decree && citesLaw({ written: '123/2020', index: 0 }, '123/2020/NĐ-CP')).toBe(true);
  expect(decree && citesLaw({ written: '23/2020', index: 0 }, '123/2020/NĐ-CP')).toBe(false);
});
