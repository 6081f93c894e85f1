import { slugify } from '../new/slugify';

test.each([
  ['Hàng trước Tết: đếm gì, đếm khi nào', 'hang-truoc-tet-dem-gi-dem-khi-nao'],
  ['  E-invoices, 2027! ', 'e-invoices-2027'],
  ['渡船', ''],
])('slugify("%s") is "%s"', (title, slug) => expect(slugify(title)).toBe(slug));
