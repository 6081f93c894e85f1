import type { Recipe } from '../Recipe';

const locales = ['en', 'zh', 'vi'];

/** An entry of a list. */
type Entry = Record<string, unknown> & { id: string };

/**
 * Copies the first device, team member and testimonial, each with a new id. The team member gets a new email address.
 */
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
