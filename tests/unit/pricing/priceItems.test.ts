import { getOfferedItems, getQuotedService, type PriceItem, priceItems } from '@/lib/pricing/priceItems';

test.each<[services: string[], PriceItem[]]>([
  [['erp', 'wms', 'vietconnect', 'ai-video', 'ai-platform'], priceItems],
  [
    ['ai-video', 'wms'],
    ['connections', 'warehouses', 'videos'],
  ],
  [['consulting'], ['connections']],
])('the services %j offer the items %j', (services, offered) => {
  expect(getOfferedItems(services.map((id) => ({ id })))).toEqual(offered);
});

test.each<[{ [id in PriceItem]?: number }, string | undefined]>([
  [{}, 'erp'],
  [{ connections: 2 }, 'erp'],
  [{ users: 60, connections: 4, warehouses: 1 }, 'erp'],
  [{ modules: 1, videos: 2 }, 'erp'],
  [{ connections: 1, warehouses: 1 }, 'wms'],
  [{ videos: 20 }, 'ai-video'],
  [{ warehouses: 1, videos: 20 }, undefined],
])('a quotation for %j is about %s', (quantities, service) => {
  const none = Object.fromEntries(priceItems.map((id) => [id, 0])) as Record<PriceItem, number>;
  expect(getQuotedService({ ...none, ...quantities })).toBe(service);
});
