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

/** The id of the service to which an item belongs. A connection can belong to any service. */
export const itemServices: { [id in PriceItem]?: string } = {
  users: 'erp',
  modules: 'erp',
  warehouses: 'wms',
  companies: 'vietconnect',
  videos: 'ai-video',
  servers: 'ai-platform',
};
