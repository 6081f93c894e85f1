import { loadFacts, toE164 } from '@/lib/content/facts/loadFacts';
import { createFactInterpolator } from '@/lib/content/messages/createFactInterpolator';

const facts = {
  names: {
    company: { zh: '芦渡', en: 'Reed Ferry', vi: 'Reed Ferry' },
    firm: { zh: '{company}（越南）', en: '{company} (Vietnam)' },
  },
  company: { email: 'hello@{domain}' },
  figures: { boats: '1200+', hours: '2' },
  workingTime: { firstDay: 'Tuesday', lastDay: 'Sunday', opens: '8:30', closes: '16:00', responseHours: '1' },
  site: { origin: 'https://www.reedferry.example' },
};

const entries: Record<string, { id: string; name?: string; former?: boolean }[]> = {
  'devices.json': [
    { id: 'oar' },
    { id: 'rope' },
    { id: 'rack', name: '{wms, select, true {Rack} other {}}' },
  ],
  'service-list.json': [{ id: 'erp' }, { id: 'ai-video' }, { id: 'rope-store' }],
  'team.json': [{ id: 'ann' }, { id: 'ben', former: true }],
};

const interpolate = (text: string, locale: 'zh' | 'en' | 'vi' = 'en') =>
  createFactInterpolator(facts, locale, (list) => entries[list]).interpolate(text);

test.each([
  ['a name in the requested locale', interpolate('{company}', 'zh'), '芦渡'],
  ['a fact with an English fallback', interpolate('{firm}', 'vi'), 'Reed Ferry (Vietnam)'],
  ['the domain without www', interpolate('{email}'), 'hello@reedferry.example'],
  ['a figure', interpolate('{boats} boats'), '1200+ boats'],
  ['a figure without plus, with locale-specific digit grouping', interpolate('{boatsNumber}', 'vi'), '1.200'],
  ['the working days', interpolate('{firstDay} to {lastDay}'), 'Tuesday to Sunday'],
  ['the opening hours', interpolate('{openingHours}, {opens}–{closes}'), '8:30–16:00, 8:30–16:00'],
  ['the response time', interpolate('within {responseTime}'), 'within 1 hour'],
  ['the number of shown entries in a list', interpolate('{deviceCount}'), '2'],
  ['the number of people who have not left', interpolate('{teamCount}'), '1'],
  ['an unknown count, which stays unchanged', interpolate('{caseCount}'), '{caseCount}'],
  ['a condition on a service', interpolate('{aiVideo, select, true {films} other {boats}}'), 'films'],
  ['a condition on a removed service', interpolate('{wms, select, true {racks} other {boats}}'), 'boats'],
  ['a condition on a new service', interpolate('{ropeStore, select, true {ropes} other {}}'), 'ropes'],
])('interpolates %s', (_, result, expected) => {
  expect(result).toBe(expected);
});

test.each([
  ['{usersPrice}', 'vi', '1.000 đồng'],
  ['{usersPriceConverted} a month, {usersPerYear} a year', 'en', 'CNY 10 a month, VND 12,000 a year'],
  ['{erpFirstYear}, {erpLaterYear}', 'zh', '34.2 万越南盾, 14.4 万越南盾'],
  ['{erpFirstYearConverted}', 'vi', '3.420 nhân dân tệ'],
  ['{aiVideoVideos} × {videosPrice} × 12 = {aiVideoLaterYear}', 'en', '5 × VND 600 × 12 = VND 36,000'],
  ['{sampleStaff} + {sampleTerminals} = {erpUsers}', 'en', '8 + 2 = 10'],
  [
    '{erpProject} days, {projectDays} of them at once; {exchangeRate} on {rateDate}',
    'en',
    '22 days, 10 of them at once; CNY 1 ≈ VND 100 on 15 January 2027',
  ],
] as const)('computes "%s" in %s from the prices', (text, locale, expected) => {
  const { prices } = loadFacts();
  expect(createFactInterpolator({ prices }, locale, () => undefined).interpolate(text)).toBe(expected);
});

test.each([
  ['a conversion', {}, 'VND 1,000 (about CNY 10)'],
  ['no conversion', { conversion: undefined }, 'VND 1,000'],
  ['US dollars', { currency: 'USD', conversion: undefined }, 'USD 1,000.00'],
])('texts follow prices with %s', (_, changes, expected) => {
  const prices = JSON.parse(JSON.stringify({ ...loadFacts().prices, ...changes }));
  const { interpolate } = createFactInterpolator({ prices }, 'en', () => undefined);
  const text = '{usersPrice}{conversion, select, true { (about {usersPriceConverted})} other {}}';
  expect(interpolate(text)).toBe(expected);
});

test('converts a phone number for links', () => {
  expect(toE164('+84 (28) 0000-0123')).toBe('+842800000123');
});
