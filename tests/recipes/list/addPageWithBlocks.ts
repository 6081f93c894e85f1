import { locales } from '@/lib/i18n/locales';
import type { Recipe } from '../Recipe';

/** Adds the page with blocks that the guide of each language shows. */
export const recipe: Recipe = {
  title: 'Add a page for a trade fair',
  edit(copy) {
    for (const locale of locales) {
      const example = /^ {3}```markdown\n((?: {3}.*\n|\n)*? {3}blocks:\n(?: {3}.*\n|\n)*?) {3}```$/m;
      const [, page = ''] = example.exec(copy.read(`messages/README.${locale}.md`)) ?? [];
      copy.write(`messages/${locale}/pages/hanoi-fair.md`, page.replace(/^ {3}/gm, ''));
    }
  },
};
