import type { Recipe } from '../Recipe';

/** Gives the ERP a name that contains the name that `renameCompany` gives to the company. */
export const recipe: Recipe = {
  title: 'Rename a product',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ products }) => {
      const name = 'Jade Harbour Ledger';
      products.erpName = { zh: name, en: name, vi: name };
    });
  },
};
