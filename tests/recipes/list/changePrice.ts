import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Change a price or the exchange rate',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ prices }) => {
      prices.perMonth.users = 510_000;
      prices.days.warehouses = 15;
      Object.assign(prices.conversion, { date: '2026-12-01', en: { currency: 'CNY', rate: 3650 } });
      Object.assign(prices, {
        sampleWorkers: 600,
        sampleTerminals: 12,
      });
      prices.samples.erp = { users: 90, connections: 5, modules: 1, warehouses: 2 };
    });
  },
};
