/** @jest-environment node */

import { getQuotedService } from '@/lib/shared/pricing/getQuotedService';
import { type maxQuantities, priceItems } from '@/lib/shared/pricing/priceItems';

const none = Object.fromEntries(priceItems.map((id) => [id, 0])) as typeof maxQuantities;

test.each<[Partial<typeof maxQuantities>, string | undefined]>([
  [{}, 'erp'],
  [{ connections: 2 }, 'erp'],
  [{ users: 60, connections: 4, warehouses: 1 }, 'erp'],
  [{ modules: 1, servers: 2 }, 'erp'],
  [{ warehouses: 1 }, 'wms'],
  [{ connections: 1, companies: 1 }, 'vietconnect'],
  [{ connections: 2, videos: 20 }, 'ai-video'],
  [{ connections: 1, servers: 1 }, 'ai-platform'],
  [{ videos: 20, servers: 1 }, undefined],
])('a quotation for %j is about the service %s', (quantities, service) => {
  expect(getQuotedService({ ...none, ...quantities })).toBe(service);
});
