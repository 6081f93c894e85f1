import { defaultLocale } from '@/lib/shared/i18n/locales';
import { childOf } from '../catalogue/Tree';
import { isGuest } from '../catalogue/textFields';
import { error, type Rule } from '../Rule';
import { suggestion } from '../text/suggestion';

/** Posts whose author or reviewer is nobody of the team, and guests of whom nothing is said but their name. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const team = catalogue.entries(defaultLocale, 'team.json')?.map(({ key }) => key);
  if (!team) return;
  for (const file of catalogue.posts) {
    const role = childOf(file.tree, 'authorRole');
    for (const field of ['author', 'reviewer']) {
      const person = childOf(file.tree, field);
      if (typeof person?.value !== 'string') continue;
      const isMember = team.includes(person.value);
      if (role && isMember && field === 'author') {
        const problem = `team.json says the role of "${person.value}", so "authorRole" is for other authors.`;
        yield error(file, role.keyOffset, problem, 'Delete it.');
      }
      if (isMember || (role && isGuest(person))) continue;
      const problem = `team.json has nobody with the id "${person.value}".`;
      const guest = field === 'author' ? ', or a name, and who that is under "authorRole"' : '';
      const remedy = `Write the id of a member of the team${guest}.${suggestion(person.value, team)}`;
      yield error(file, person.offset, problem, remedy);
    }
  }
};
