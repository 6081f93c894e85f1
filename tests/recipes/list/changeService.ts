import type { Recipe } from '../Recipe';

type Service = { id: string; page: { outcomes: object[]; price: { text: string } } };

/** Removes an outcome of a service and changes the text of its price. */
export const recipe: Recipe = {
  title: 'Change the page of a service',
  edit(copy) {
    for (const [locale, text] of [
      ['en', 'We publish no price for {wmsName}. It depends on the warehouses and on what is connected.'],
      ['vi', 'Chúng tôi không công bố giá {wmsName}. Giá tùy số kho và những gì cần kết nối.'],
      ['zh', '{wmsName} 没有公布价格，取决于几个仓库、接哪些系统。'],
    ]) {
      copy.editJson(`messages/${locale}/service-list.json`, ({ items }: { items: Service[] }) => {
        const page = items.find(({ id }) => id === 'wms')?.page;
        page?.outcomes.pop();
        Object.assign(page?.price ?? {}, { text });
      });
    }
  },
};
