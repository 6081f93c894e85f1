import { parseListView } from '@/lib/browser/lists/listView';

const options = [
  { name: 'tag', value: 'erp' },
  { name: 'tag', value: 'ai' },
  { name: 'region', value: 'north' },
];
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
