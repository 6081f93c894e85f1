import type { Recipe } from '../Recipe';

/** Next year in spring: not to be built, whenever this runs until then. */
const day = `${new Date().getFullYear() + 1}-01-01`;

export const recipe: Recipe = {
  title: 'Publish on a day',
  edit(copy) {
    for (const locale of ['zh', 'en', 'vi']) {
      const [first = ''] = copy.list(`messages/${locale}/news`);
      const text = copy.read(`messages/${locale}/news/${first}`);
      copy.write(`messages/${locale}/news/new-year.md`, text.replace(/^date: .*$/m, `date: ${day}`));
    }
  },
};
