import { createError, getChild, type Rule, suggest } from 'content-lint';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { isGuest } from './isGuest';

/** Reports authors and reviewers who are not in the team, and guest authors without a role. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const team = catalogue.getEntries(defaultLocale, 'team.json')?.map(({ key }) => key);
  if (!team) return;
  for (const file of catalogue.posts) {
    const role = getChild(file.tree, 'authorRole');
    for (const field of ['author', 'reviewer']) {
      const person = getChild(file.tree, field);
      if (typeof person?.value !== 'string') continue;
      const isMember = team.includes(person.value);
      if (role && isMember && field === 'author') {
        const problem = `The role of "${person.value}" comes from team.json; "authorRole" is only for guest authors.`;
        yield createError(file, role.keyOffset, problem, 'Delete "authorRole".');
      }
      if (isMember || (role && field === 'author' && isGuest(person.value))) continue;
      const problem = `team.json has no person with the id "${person.value}".`;
      const guest = field === 'author' ? ', or a guest\'s name and their role as "authorRole"' : '';
      const remedy = `Write the id of a team member${guest}.${suggest(person.value, team)}`;
      yield createError(file, person.offset, problem, remedy);
    }
  }
};
