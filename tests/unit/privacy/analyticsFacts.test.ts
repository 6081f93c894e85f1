import { factsSchema } from '@/lib/content/messages/factsSchema';

const schema = factsSchema.shape.site.shape.analytics;

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
  const { error } = schema.safeParse(analytics);
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(fields);
});
