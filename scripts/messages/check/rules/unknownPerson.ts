import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getChild } from '../catalogue/Tree';
import { isGuest } from '../catalogue/textFields';
import { createError, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

/** Posts whose author or reviewer is nobody of the team, and guests of whom nothing is said but their name. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const team = catalogue.entries(defaultLocale, 'team.json')?.map(({ key }) => key);
  if (!team) return;
  for (const file of catalogue.posts) {
    const role = getChild(file.tree, 'authorRole');
    for (const field of ['author', 'reviewer']) {
      const person = getChild(file.tree, field);
      if (typeof person?.value !== 'string') continue;
      const isMember = team.includes(person.value);
      if (role && isMember && field === 'author') {
        const problem = `team.json says the role of "${person.value}", so "authorRole" is for other authors.`;
        yield createError(file, role.keyOffset, problem, 'Delete it.');
      }
      if (isMember || (role && isGuest(person))) continue;
      const problem = `team.json has nobody with the id "${person.value}".`;
      const guest = field === 'author' ? ', or a name, and who that is under "authorRole"' : '';
      const remedy = `Write the id of a member of the team${guest}.${suggest(person.value, team)}`;
      yield createError(file, person.offset, problem, remedy);
    }
  }
};
