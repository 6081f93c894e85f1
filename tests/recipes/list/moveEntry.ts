import type { Recipe } from '../Recipe';

/** Moves the last device to the top and removes the last team member. */
export const recipe: Recipe = {
  title: 'Move or remove an entry',
  edit(copy) {
    copy.editJson('messages/en/devices.json', ({ items }) => items.unshift(items.pop()));
    for (const locale of ['en', 'zh', 'vi']) {
      copy.editJson(`messages/${locale}/team.json`, ({ items }) => items.pop());
    }
  },
};
