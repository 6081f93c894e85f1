import type { Recipe } from '../Recipe';

const sentences = {
  en: 'Decree 15/2026/ND-CP requires a list of the counted goods.',
  vi: 'Nghị định 15/2026/NĐ-CP yêu cầu có danh sách hàng đã kiểm kê.',
  zh: '第 15/2026 号法令要求列出盘点过的货。',
};

/** Cites a new law in the article of the recipe `addArticle`. */
export const recipe: Recipe = {
  title: 'Cite a law',
  edit(copy) {
    copy.editJson('messages/laws.json', ({ laws }) =>
      laws.push({
        id: 'decree-15-2026',
        number: '15/2026/NĐ-CP',
        titles: {
          zh: '关于年终盘点的法令',
          en: 'Decree on year-end stocktaking',
          vi: 'Nghị định về kiểm kê cuối năm',
        },
        inForceFrom: '2026-03-01',
        checkedOn: '2026-11-20',
      }),
    );
    const { id } = JSON.parse(copy.read('messages/en/team.json')).items[0];
    for (const [locale, sentence] of Object.entries(sentences)) {
      copy.edit(`messages/${locale}/insights/tet-stock.md`, (text) => {
        const withFields = text.replace(
          /^link: .*$/m,
          (line) => `${line}\nlawAsOf: 2026-11-20\nauthor: ${id}\nlaws: [decree-15-2026]`,
        );
        return `${withFields}\n${sentence}\n`;
      });
    }
  },
};
