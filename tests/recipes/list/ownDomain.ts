import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Use your own domain, add the ICP number',
  edit(copy) {
    copy.editJson('messages/facts.json', ({ site }) => {
      site.origin = 'https://www.jadeharbour.example';
      site.icp = '粤ICP备12345678号-1';
      site.analytics = { provider: 'umami', host: 'stats.jadeharbour.example', id: '3f8a5a0c' };
      site.social.linkedin = 'https://www.linkedin.com/company/jade-harbour';
    });
  },
};
