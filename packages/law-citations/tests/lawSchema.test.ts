import { createLawSchema, lawId } from 'law-citations/schema';
import { z } from 'zod';

const titles = z.strictObject({ en: z.string() });
const schema = createLawSchema(titles, { id: { title: 'Id' }, number: { title: 'Number' } });

const law = {
  id: 'decree-254-2026',
  number: '254/2026/NĐ-CP',
  titles: { en: 'Decree on invoices' },
  inForceFrom: '2026-07-01',
  checkedOn: '2026-11-01',
};

test.each<[object, string[]]>([
  [{}, []],
  [{ until: '2026-12-31', replacedBy: 'law-12-2026', source: 'https://example.vn/254' }, []],
  [{ id: 'decree-254' }, ['id']],
  [{ number: '254/2026' }, ['number']],
  [{ titles: { en: 'Decree', vi: 'Nghị định' } }, ['titles']],
  [{ inForceFrom: '1 July 2026' }, ['inForceFrom']],
  [{ replacedBy: '12/2026/QH15' }, ['replacedBy']],
  [{ source: 'example.vn' }, ['source']],
  [{ checkedOn: undefined }, ['checkedOn']],
])('a law with %j has invalid fields: %j', (fields, invalid) => {
  const { error } = schema.safeParse({ ...law, ...fields });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(invalid);
});

test('ids and the number have the metadata of the site', () => {
  expect(schema.shape.id.meta()).toEqual({ title: 'Id' });
  expect(schema.shape.number.meta()).toEqual({ title: 'Number' });
  expect(lawId.meta()).toBeUndefined();
});
