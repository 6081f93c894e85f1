import type { Recipe } from '../Recipe';

const descriptions = {
  en: 'Gloves on a drying line',
  vi: 'Găng tay trên dây chuyền sấy',
  zh: '烘干线上的手套',
};

/** Adds a picture to the case of the recipe `addCase`. */
export const recipe: Recipe = {
  title: 'Add a picture',
  edit(copy) {
    copy.copy('public/images/industries/manufacturing.svg', 'public/images/gloves.svg');
    for (const [locale, imageAlt] of Object.entries(descriptions)) {
      copy.editJson(`messages/${locale}/customer-cases.json`, ({ items }) => {
        const gloveCase = items.find(({ id }: { id: string }) => id === 'tay-ninh-rubber-gloves');
        Object.assign(gloveCase, { image: '/images/gloves.svg', imageAlt });
      });
    }
  },
};
