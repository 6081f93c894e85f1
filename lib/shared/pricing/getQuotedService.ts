import { type PriceItem, priceItems } from './priceItems';

/** The id of the service to which an item belongs. A connection can belong to any service. */
const itemServices: { [id in PriceItem]?: string } = {
  users: 'erp',
  modules: 'erp',
  warehouses: 'wms',
  companies: 'vietconnect',
  videos: 'ai-video',
  servers: 'ai-platform',
};

/**
 * Returns the id of the service that a quotation is about: the ERP if the quotation contains it, otherwise its only
 * service. Returns undefined for several services without the ERP.
 */
export function getQuotedService(quantities: Record<PriceItem, number>): string | undefined {
  const quoted = priceItems.filter((id) => quantities[id] > 0).flatMap((id) => itemServices[id] ?? []);
  const [service = 'erp', ...others] = new Set(quoted);
  return service === 'erp' || others.length === 0 ? service : undefined;
}
