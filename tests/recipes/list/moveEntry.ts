import type { Recipe } from '../Recipe';

/** The last device goes to the top, the last team member leaves. */
export const recipe: Recipe = {
  title: 'Move or remove an entry',
  edit(copy) {
    copy.editJson('messages/en/devices.json', ({ items }) => items.unshift(items.pop()));
    for (const locale of ['en', 'zh', 'vi']) {
      copy.editJson(`messages/${locale}/team.json`, ({ items }) => items.pop());
    }
  },
};
