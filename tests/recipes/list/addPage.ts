import type { Recipe } from '../Recipe';

const texts = {
  en: { title: 'Careers', description: 'Two open positions in {vietnamCity}.', heading: 'Open positions' },
  zh: { title: '加入我们', description: '{vietnamCity}招聘两人。', heading: '招聘岗位' },
};

/** Adds a page in English and Chinese, which falls back to English in Vietnamese, and a page in Vietnamese only. */
export const recipe: Recipe = {
  title: 'Add a page',
  edit(copy) {
    for (const [locale, { title, description, heading }] of Object.entries(texts)) {
      const fields = [`title: ${title}`, `description: "${description}"`, 'navigation: header', 'order: 1'];
      const body = `## ${heading}\n\n[${title}](/${locale}/contact/)\n`;
      copy.write(`messages/${locale}/pages/careers.md`, `---\n${fields.join('\n')}\n---\n\n${body}`);
    }
    copy.write(
      'messages/vi/pages/doi-tac.md',
      '---\ntitle: Đối tác\ndescription: Ai làm việc cùng chúng tôi.\nnavigation: footer\n---\n\nMời liên hệ.\n',
    );
  },
};
