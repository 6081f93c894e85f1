import type { Recipe } from '../Recipe';

const names = {
  en: { medical: 'Medical devices', laos: 'Laos', logistics: 'Logistics', award: 'Awards' },
  vi: { medical: 'Thiết bị y tế', laos: 'Lào', logistics: 'Kho vận', award: 'Giải thưởng' },
  zh: { medical: '医疗器械', laos: '老挝', logistics: '物流', award: '获奖' },
};

/** Adds one id to each group and uses them in the case of `addCase` and in a news item. */
export const recipe: Recipe = {
  title: 'Add an industry, region, tag or category',
  edit(copy) {
    for (const [locale, { medical, laos, logistics, award }] of Object.entries(names)) {
      copy.editJson(`messages/${locale}/taxonomy.json`, ({ industries, regions, tags, categories }) => {
        industries.medical = medical;
        regions.laos = laos;
        tags.logistics = logistics;
        categories.award = award;
      });
      copy.editJson(`messages/${locale}/customer-cases.json`, ({ items }) => {
        const gloveCase = items.find(({ id }: { id: string }) => id === 'tay-ninh-rubber-gloves');
        Object.assign(gloveCase, { industry: 'medical', region: 'laos' });
      });
    }
    copy.edit('messages/en/news/warehouse-visit.md', (text) =>
      text.replace('tags: [erp]', 'tags: [logistics]').replace('category: event', 'category: award'),
    );
  },
};
