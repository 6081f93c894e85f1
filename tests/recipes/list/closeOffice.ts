import type { FolderEditor } from '../../helpers/FolderEditor';
import type { Recipe } from '../Recipe';

export const recipe: Recipe = {
  title: 'Add or remove an office',
  edit: closeOffice,
};

/** Removes all offices except the first one, and the facts of the office in China. */
export function closeOffice(copy: FolderEditor): void {
  for (const locale of ['en', 'zh', 'vi']) {
    copy.editJson(`messages/${locale}/offices.json`, ({ items }) => {
      items.length = 1;
    });
  }
  copy.editJson('messages/facts.json', ({ names, cities, addresses, company }) => {
    for (const group of [names, cities, addresses, company]) {
      for (const name of Object.keys(group)) if (/^(?:china|credit)/.test(name)) delete group[name];
    }
  });
}
