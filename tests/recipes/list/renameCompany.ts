import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Rename the company',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ names }) => {
      names.company = { zh: '玉港软件', en: 'Jade Harbour Systems', vi: 'Jade Harbour Systems' };
      names.brand = { zh: '玉港', en: 'Jade Harbour', vi: 'Jade Harbour' };
    });
  },
};
