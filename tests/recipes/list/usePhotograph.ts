import sharp from 'sharp';
import type { Recipe } from '../Recipe';

const descriptions = {
  en: 'Two people at a sewing line',
  vi: 'Hai người bên chuyền may',
  zh: '缝制线旁的两个人',
};

/** Uses photographs as a portrait, as the picture of a case, and in the body of an article. */
export const recipe: Recipe = {
  title: 'Use a photograph',
  async edit(copy) {
    copy.write('public/images/portrait.jpg', await createPhotograph(600, 800));
    copy.write('public/images/sewing-line.jpg', await createPhotograph(960, 640));
    const [article = ''] = copy.list('messages/en/insights');
    for (const [locale, imageAlt] of Object.entries(descriptions)) {
      copy.editJson(`messages/${locale}/team.json`, ({ items }) => {
        items[0].avatar = '/images/portrait.jpg';
      });
      copy.editJson(`messages/${locale}/customer-cases.json`, ({ items }) => {
        Object.assign(items[0], { image: '/images/sewing-line.jpg', imageAlt });
      });
      copy.edit(
        `messages/${locale}/insights/${article}`,
        (text) => `${text}\n![${imageAlt}](/images/sewing-line.jpg)\n`,
      );
    }
  },
};

/** Creates a photograph of random noise, which does not compress well. */
function createPhotograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
}
