import { getOfferedItems, getQuotedProduct } from '../index';

type Item = 'seats' | 'links' | 'modules' | 'sites' | 'films';

const items: Item[] = ['seats', 'links', 'modules', 'sites', 'films'];
const itemProducts = { seats: 'ledger', modules: 'ledger', sites: 'depot', films: 'studio' };

test.each<[products: string[], Item[]]>([
  [['ledger', 'depot', 'studio'], items],
  [
    ['studio', 'depot'],
    ['links', 'sites', 'films'],
  ],
  [['consulting'], ['links']],
])('the products %j offer the items %j', (products, offered) => {
  const list = products.map((id) => ({ id }));
  expect(getOfferedItems(items, itemProducts, list)).toEqual(offered);
});

test.each<[{ [id in Item]?: number }, string | undefined]>([
  [{}, 'ledger'],
  [{ links: 2 }, 'ledger'],
  [{ seats: 60, links: 4, sites: 1 }, 'ledger'],
  [{ modules: 1, films: 2 }, 'ledger'],
  [{ links: 1, sites: 1 }, 'depot'],
  [{ films: 20 }, 'studio'],
  [{ sites: 1, films: 20 }, undefined],
])('a quotation for %j is about %s', (quantities, product) => {
  const none = { seats: 0, links: 0, modules: 0, sites: 0, films: 0 };
  expect(getQuotedProduct({ ...none, ...quantities }, itemProducts, 'ledger')).toBe(product);
});
