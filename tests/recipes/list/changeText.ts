import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Change a text',
  edit(copy) {
    for (const [locale, text] of [
      ['en', 'See what your plant does today, not what it did last month.'],
      ['vi', 'Biết nhà máy hôm nay làm được gì, không phải tháng trước làm được gì.'],
      ['zh', '看到工厂今天在做什么，而不是上个月做了什么。'],
    ]) {
      copy.editJson(`messages/${locale}/home.json`, ({ closing }) => {
        closing.text = text;
      });
    }
  },
};
