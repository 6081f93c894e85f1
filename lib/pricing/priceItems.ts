/**
 * The items of a quotation in the order of its lines, with the largest quantity of each. The ids are query parameters of
 * shared quotations and must never change.
 */
export const maxQuantities = {
  users: 5000,
  connections: 50,
  modules: 20,
  warehouses: 50,
  companies: 20,
  videos: 1000,
  servers: 20,
};

export type PriceItem = keyof typeof maxQuantities;

export const priceItems = Object.keys(maxQuantities) as PriceItem[];

const MAIN_SERVICE = 'erp';

/** The id of the service to which an item belongs. A connection can belong to any service. */
export const itemServices: { [id in PriceItem]?: string } = {
  users: 'erp',
  modules: 'erp',
  warehouses: 'wms',
  companies: 'vietconnect',
  videos: 'ai-video',
  servers: 'ai-platform',
};

/** Returns the items whose service is offered, and the items that can belong to any service. */
export function getOfferedItems(services: readonly { id: string }[]): PriceItem[] {
  const isOffered = (service: string | undefined) => !service || services.some(({ id }) => id === service);
  return priceItems.filter((item) => isOffered(itemServices[item]));
}

/**
 * Returns the service that a quotation is about: the ERP if the quotation contains it, or no service, otherwise its only
 * service. Returns undefined for several services without the ERP.
 */
export function getQuotedService(quantities: Record<PriceItem, number>): string | undefined {
  const items = priceItems.filter((id) => quantities[id] > 0);
  const services = new Set(items.flatMap((id) => itemServices[id] ?? []));
  const [onlyService = MAIN_SERVICE, ...others] = services;
  if (services.has(MAIN_SERVICE)) return MAIN_SERVICE;
  return others.length === 0 ? onlyService : undefined;
}
