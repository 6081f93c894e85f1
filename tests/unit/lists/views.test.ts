/** @jest-environment node */

import { getPageSource } from '@/lib/browser/lists/getPageSource';
import type { ListSummary } from '@/lib/browser/lists/listTypes';
import { groupByFilterChoices, parseListView } from '@/lib/browser/lists/listView';

const options = [
  { name: 'tag', value: 'erp' },
  { name: 'tag', value: 'ai' },
  { name: 'region', value: 'north' },
];
const summary: ListSummary = {
  id: 'list',
  name: 'insights',
  locale: 'en',
  pageSize: 12,
  counts: { '': 100, 'tag-erp/': 30, 'tag-ai/': 2, 'region-north/': 40, 'tag-erp/region-north/': 13 },
  secondPageHref: '/en/insights/archive/2/',
};

test.each([
  { search: '', view: { query: '', choices: [] } },
  { search: '?tag=erp', view: { query: '', choices: [{ name: 'tag', value: 'erp' }] } },
  { search: '?region=north&tag=erp', view: { query: '', choices: [options[0], options[2]] } },
  { search: '?tag=unknown', view: { query: '', choices: [] } },
  { search: '?tag=', view: { query: '', choices: [] } },
  { search: '?tag=toString', view: { query: '', choices: [] } },
  { search: '?category=erp', view: { query: '', choices: [] } },
  { search: '?q=+stock+', view: { query: 'stock', choices: [] } },
  {
    search: '?q=%E5%BA%93%E5%AD%98&tag=ai',
    view: { query: '库存', choices: [{ name: 'tag', value: 'ai' }] },
  },
  { search: '?q=%E2%BD%82', view: { query: '\u2F42', choices: [] } },
  { search: '?q=%3F%21', view: { query: '', choices: [] } },
])('parses "$search" as $view', ({ search, view }) => {
  expect(parseListView(search, [...options, { name: 'tag', value: '' }])).toEqual(view);
});

test.each([
  { search: '', shown: 12, source: { key: 'en/insights/', firstPage: 2, pageCount: 9 } },
  { search: '?tag=erp', shown: 5, source: { key: 'en/insights/tag-erp/', firstPage: 1, pageCount: 3 } },
  {
    search: '?region=north&tag=erp',
    shown: 0,
    source: { key: 'en/insights/tag-erp/region-north/', firstPage: 1, pageCount: 2 },
  },
  { search: '?tag=ai', shown: 2, source: { key: 'en/insights/tag-ai/', firstPage: 1, pageCount: 0 } },
  { search: '?tag=ai&region=north', shown: 0, source: { pageCount: 0 } },
  { search: '?q=a&tag=erp', shown: 0, source: { key: 'en/insights/tag-erp/?a', firstPage: 1, pageCount: 1 } },
])('"$search" with $shown entries shown has source $source', ({ search, shown, source }) => {
  expect(getPageSource(summary, {}, parseListView(search, options), shown)).toMatchObject(source);
});

test('groups entries by combination of choices, in list order', () => {
  const item = (id: string, tag: string[], region: string) => ({
    id,
    filterValues: { tag, region: [region] },
  });
  const items = [item('a', ['erp', 'ai'], 'north'), item('b', [], 'north'), item('c', ['erp'], 'south')];
  const groups = [...groupByFilterChoices(items)].map(([path, found]) => [
    path,
    found.map(({ id }) => id).join(''),
  ]);
  expect(Object.fromEntries(groups)).toEqual({
    '': 'abc',
    'tag-erp/': 'ac',
    'tag-ai/': 'a',
    'region-north/': 'ab',
    'region-south/': 'c',
    'tag-erp/region-north/': 'a',
    'tag-ai/region-north/': 'a',
    'tag-erp/region-south/': 'c',
  });
  expect([...groupByFilterChoices([])]).toEqual([['', []]]);
});
