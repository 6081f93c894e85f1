import { createError, getChild, type Rule, suggest } from 'content-lint';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { isGuest } from './isGuest';

/** Reports authors and reviewers who are not in the team, and guest authors without a role. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const getIds = (locale = '') => catalogue.getEntries(locale, 'team.json')?.map(({ key }) => key) ?? [];
  if (!catalogue.getEntries(defaultLocale, 'team.json')) return;
  for (const file of catalogue.posts) {
    const team = [...getIds(defaultLocale), ...getIds(file.locale)];
    const role = getChild(file.tree, 'authorRole');
    for (const field of ['author', 'reviewer']) {
      const person = getChild(file.tree, field);
      if (typeof person?.value !== 'string') continue;
      const isMember = team.includes(person.value);
      if (role && isMember && field === 'author')
        yield createError(file, role.keyOffset, 'unknown-person.role', { id: person.value });
      if (isMember || (role && field === 'author' && isGuest(person.value))) continue;
      const values = { id: person.value, suggestion: suggest(person.value, team) };
      yield createError(file, person.offset, `unknown-person.${field}`, values);
    }
  }
};
