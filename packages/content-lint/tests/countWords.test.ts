import { countWords } from '../status/countWords';

test.each([
  ['Cloud ERP for plants', 4],
  ['the customer’s own e-mail', 4],
  ['库存对平', 4],
  ['云 ERP 上线', 4],
  ['Kho hàng ở Hải Phòng', 5],
  ['', 0],
])('counts the words of “%s”: %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});
