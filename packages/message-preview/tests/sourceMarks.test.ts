import { formatMark, readMarks, stripMarks } from '../sourceMarks';

const title = formatMark('messages/zh/home.json:8 hero.title');
const lead = formatMark('messages/en/home.json:9 items.epe-plant.lead');

test('a mark contains the source and can be stripped', () => {
  const text = `莲桥数字科技${title}`;
  expect(readMarks(text)).toEqual(['messages/zh/home.json:8 hero.title']);
  expect(stripMarks(text)).toBe('莲桥数字科技');
});

test('a concatenated text contains every mark', () => {
  expect(readMarks(`One${title} · two${lead}`)).toEqual([
    'messages/zh/home.json:8 hero.title',
    'messages/en/home.json:9 items.epe-plant.lead',
  ]);
  expect(stripMarks(`One${title} · two${lead}`)).toBe('One · two');
});

test('a mark survives trimming and is invisible', () => {
  expect(readMarks(`Title${title} `.trim())).toHaveLength(1);
  expect(title).not.toMatch(/[\p{L}\p{N}\p{P}\p{Z}]/u);
});

test('a text without a mark has no source', () => {
  expect(readMarks('Lotus ERP 24/7')).toEqual([]);
});
