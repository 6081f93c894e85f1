/** @jest-environment node */
import { createFactInterpolator } from '@/lib/content/facts/createFactInterpolator';
import { toE164 } from '@/lib/content/facts/toE164';

const facts = {
  names: {
    company: { zh: '芦渡', en: 'Reed Ferry', vi: 'Reed Ferry' },
    firm: { zh: '{company}（越南）', en: '{company} (Vietnam)' },
    loop: { en: 'a {loop} b' },
  },
  company: { email: 'hello@{domain}' },
  figures: { boats: '1200+', hours: '2' },
  workingTime: { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '8:30', closes: '16:00', responseHours: '1' },
  site: { origin: 'https://www.reedferry.example' },
};

const fill = (text: string, locale: 'zh' | 'en' | 'vi' = 'en') =>
  createFactInterpolator(facts, locale, (list) => (list === 'devices.json' ? 19 : undefined)).interpolate(
    text,
  );

test.each([
  ['a name in the requested locale', fill('{company}', 'zh'), '芦渡'],
  ['a fact within a fact', fill('{firm}', 'zh'), '芦渡（越南）'],
  ['a fact with an English fallback', fill('{firm}', 'vi'), 'Reed Ferry (Vietnam)'],
  ['the domain without www', fill('{email}'), 'hello@reedferry.example'],
  ['a figure', fill('{boats} boats'), '1200+ boats'],
  ['a figure without plus, with locale-specific digit grouping', fill('{boatsNumber}', 'vi'), '1.200'],
  ['the working days', fill('{firstDay} to {lastDay}'), 'Tuesday to Sunday'],
  ['the working days in Chinese', fill('{firstDay}至{lastDay}', 'zh'), '周二至周日'],
  ['the working days in Vietnamese', fill('từ {firstDay} đến {lastDay}', 'vi'), 'từ thứ Ba đến Chủ Nhật'],
  ['the opening hours', fill('{openingHours}, {opens}–{closes}'), '8:30-16:00, 8:30–16:00'],
  [
    'the opening hours in Vietnamese',
    fill('{openingHours}, {opens}–{closes}', 'vi'),
    '8:30-16:00, 8h30–16h00',
  ],
  ['the response time', fill('within {responseTime}'), 'within 1 hour'],
  ['the response time in Chinese', fill('{responseTime}内', 'zh'), '1 小时内'],
  ['the number of entries in a list', fill('{deviceCount}'), '19'],
  ['an unknown count, which stays unchanged', fill('{caseCount}'), '{caseCount}'],
  [
    'other placeholders, which stay unchanged',
    fill('{year} {hours, plural, other {#}}'),
    '{year} {hours, plural, other {#}}',
  ],
  ['a self-referencing fact without infinite recursion', fill('{loop}'), 'a {loop} b'],
])('interpolates %s', (_, result, expected) => {
  expect(result).toBe(expected);
});

test.each([
  ['028 0000 0123', 'vietnam', '+842800000123'],
  ['0755-0000 0123', 'china', '+8675500000123'],
  ['+84 (28) 0000 0123', 'china', '+842800000123'],
] as const)('%s in %s becomes %s', (phoneNumber, country, expected) => {
  expect(toE164(phoneNumber, country)).toBe(expected);
});
