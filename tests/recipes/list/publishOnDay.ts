import type { Recipe } from '../Recipe';

/** First day of next year, so that the post is always scheduled. */
const day = `${new Date().getFullYear() + 1}-01-01`;

export const recipe: Recipe = {
  title: 'Schedule a publication date',
  edit(copy) {
    for (const locale of ['zh', 'en', 'vi']) {
      const [first = ''] = copy.list(`messages/${locale}/news`);
      const text = copy.read(`messages/${locale}/news/${first}`);
      copy.write(`messages/${locale}/news/new-year.md`, text.replace(/^date: .*$/m, `date: ${day}`));
    }
  },
};
