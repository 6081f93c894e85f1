import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Switch an offer off',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ offers }) => {
      Object.assign(offers, { trial: false, newsletter: false, transfer: false });
    });
  },
};
