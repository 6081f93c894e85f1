import { factsSchema, prices as priceSchema } from '@/lib/content/messages/factsSchema';
import { priceItems } from '@/lib/pricing/priceItems';

const forItems = (value: number) => Object.fromEntries(priceItems.map((item) => [item, value]));

const prices = {
  currency: 'VND',
  conversion: { date: '2026-11-20', en: { currency: 'CNY', rate: 3700 } },
  perMonth: forItems(480_000),
  consultantDay: 6_000_000,
  days: { ...forItems(5), project: 20 },
  sampleWorkers: 400,
  sampleTerminals: 10,
  samples: { erp: { users: 60 } },
};

test('accepts a price and days for each item', () => {
  expect(priceSchema.parse(prices)).toEqual(prices);
});

test.each([
  ['a currency with decimals', { currency: 'USD', perMonth: forItems(19.5) }],
  ['no conversion', { conversion: undefined }],
])('accepts %s', (_, changes) => {
  expect(priceSchema.safeParse({ ...prices, ...changes }).success).toBe(true);
});

test.each([
  ['a missing price', { perMonth: { ...forItems(1), videos: undefined } }, 'perMonth.videos'],
  ['an unknown item', { perMonth: { ...forItems(1), boats: 1 } }, 'perMonth'],
  ['a price of zero', { consultantDay: 0 }, 'consultantDay'],
  ['a decimal of VND', { consultantDay: 1.5 }, 'consultantDay'],
  [
    'a third decimal of USD',
    { currency: 'USD', perMonth: { ...forItems(1), users: 1.005 } },
    'perMonth.users',
  ],
  ['an unknown currency', { currency: 'XYZ' }, 'currency'],
  ['a currency symbol', { currency: '$' }, 'currency'],
  [
    'a rate of zero',
    { conversion: { ...prices.conversion, en: { currency: 'CNY', rate: 0 } } },
    'conversion.en.rate',
  ],
  [
    'a rate that is too small',
    { conversion: { ...prices.conversion, en: { currency: 'CNY', rate: 1e-300 } } },
    'conversion.en.rate',
  ],
  ['an invalid date', { conversion: { ...prices.conversion, date: '2026-02-30' } }, 'conversion.date'],
  ['a conversion to the same currency', { currency: 'CNY' }, 'conversion.en.currency'],
  ['a price too high', { consultantDay: 1_000_000_001 }, 'consultantDay'],
  ['negative days', { days: { ...prices.days, users: -1 } }, 'days.users'],
  ['more terminals than users', { sampleTerminals: 61 }, 'sampleTerminals'],
  ['no days of the project', { days: forItems(1) }, 'days.project'],
])('rejects %s', (_, changes, path) => {
  const { error } = priceSchema.safeParse({ ...prices, ...changes });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

const { phone: phoneSchema, wechatContact, zaloContact } = factsSchema.shape.company.shape;

test.each([
  ['+84 28 0000 0123', true],
  ['+86 (755) 0000-0123', true],
  ['028 0000 0123', false],
  ['+84 28 0000 0123 (Zalo)', false],
  ['+0 28 0000 0123', false],
])('"%s" is an international telephone number: %s', (phone, isValid) => {
  expect(phoneSchema.safeParse(phone).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://work.weixin.qq.com/kfid/kfc1234567890abcdef', true],
  ['https://work.weixin.qq.com/kf/kfc1?enc_scene=ENC', true],
  ['weixin://dl/chat?kf1', false],
  ['https://work.weixin.qq.com/', false],
])('"%s" is empty or a link to WeChat customer service: %s', (link, isValid) => {
  expect(wechatContact.safeParse(link).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://zalo.me/0000000123', true],
  ['zalo.me/0000000123', false],
  ['https://zalo.me.example.com/1', false],
])('"%s" is empty or a link to Zalo: %s', (link, isValid) => {
  expect(zaloContact.safeParse(link).success).toBe(isValid);
});

const analyticsSchema = factsSchema.shape.site.shape.analytics;

test.each<[object, string[]]>([
  [{}, []],
  [{ provider: '', host: '', id: '' }, []],
  [{ provider: 'umami', host: 'cloud.umami.is', reportsTo: 'gateway.umami.is', id: 'u-1' }, []],
  [{ provider: 'matomo', host: 'stats.example:8443', id: '7' }, []],
  [{ provider: 'baidu', host: 'hm.baidu.com', id: 'b1' }, ['provider']],
  [{ provider: 'google', host: 'stats.example', id: '7' }, ['provider']],
  [{ provider: 'matomo', id: '7' }, ['host']],
  [{ provider: 'matomo', host: '', id: '' }, ['host', 'id']],
  [{ provider: 'matomo', host: 'https://stats.example', id: '7' }, ['host']],
  [{ reportsTo: 'stats.example/report' }, ['reportsTo']],
])('%j has invalid fields: %j', (analytics, fields) => {
  const { error } = analyticsSchema.safeParse(analytics);
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(fields);
});
