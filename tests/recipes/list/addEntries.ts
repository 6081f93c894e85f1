import type { Recipe } from '../Recipe';

const locales = ['en', 'zh', 'vi'];

/** The entry that a copy of the first one becomes, under another id. */
type Entry = Record<string, unknown> & { id: string };

/** A copy of the first device, member and testimonial each, with an id and an address of its own. */
export const recipe: Recipe = {
  title: 'Add a device, a team member or a testimonial',
  edit(copy) {
    for (const locale of locales) {
      for (const file of ['devices', 'team', 'testimonials']) {
        copy.editJson(`messages/${locale}/${file}.json`, ({ items }: { items: Entry[] }) => {
          const [first] = items;
          const email = file === 'team' ? { email: 'first.copy@{domain}' } : {};
          if (first) items.push({ ...first, ...email, id: `${first.id}-two` });
        });
      }
    }
  },
};
