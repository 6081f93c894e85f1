import type { Recipe } from '../Recipe';

type Service = { id: string; page: { outcomes: object[]; price: { items: string[] } } };

/** Removes an outcome of a service and changes what stands below its price. */
export const recipe: Recipe = {
  title: 'Change the page of a service',
  edit(copy) {
    for (const [locale, text] of Object.entries({
      en: 'The price of {wmsName} does not include devices.',
      vi: 'Giá {wmsName} chưa gồm thiết bị.',
      zh: '{wmsName} 的价格不含设备。',
    })) {
      copy.editJson(`messages/${locale}/service-list.json`, ({ items }: { items: Service[] }) => {
        const page = items.find(({ id }) => id === 'wms')?.page;
        page?.outcomes.pop();
        page?.price.items.splice(-1, 1, text);
      });
    }
  },
};
