import { defaultLocale } from '@/lib/shared/i18n/locales';
import { childOf } from '../catalogue/Tree';
import { error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';

/** Posts whose author or reviewer is nobody of the team. */
export const unknownPerson: Rule = function* ({ catalogue }) {
  const team = catalogue.entries(defaultLocale, 'team.json')?.map(({ key }) => key);
  if (!team) return;
  for (const file of catalogue.files.filter(({ kind }) => kind === 'post')) {
    for (const field of ['author', 'reviewer']) {
      const person = childOf(file.tree, field);
      if (typeof person?.value !== 'string' || team.includes(person.value)) continue;
      const problem = `team.json has nobody with the id "${person.value}".`;
      const remedy = `Write the id of a member of the team.${suggestion(person.value, team)}`;
      yield error(file, person.offset, problem, remedy);
    }
  }
};
