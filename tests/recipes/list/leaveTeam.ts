import type { Recipe } from '../Recipe';

/** Marks the author of articles, who is also the person above the contact form, as former. */
export const recipe: Recipe = {
  title: 'When a colleague leaves',
  edit(copy) {
    for (const locale of ['en', 'zh', 'vi']) {
      copy.editJson(`messages/${locale}/team.json`, ({ items }) => {
        items[1].former = true;
      });
    }
    copy.editJson('messages/facts.json', ({ featured }) => {
      featured.contactPerson = 'tran-thu-ha';
    });
  },
};
