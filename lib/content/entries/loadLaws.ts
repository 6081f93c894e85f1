import { memoizePerRequest } from '../messages/memoizePerRequest';
import { getMessagePath, readMessageJson } from '../messages/readMessages';
import { type Law, laws } from './lawSchema';
import { parseContent } from './parseContent';

/** The laws of the register with these ids, in this order. Throws where the register has none or does not fit its schema. */
export function getLaws(ids: string[]): Law[] {
  const register = loadLaws();
  return ids.map((id) => {
    const law = register.get(id);
    if (!law) throw new Error(`messages/laws.json has no law "${id}"`);
    return law;
  });
}

const loadLaws = memoizePerRequest((): Map<string, Law> => {
  const parsed = parseContent(
    laws,
    readMessageJson(undefined, 'laws.json'),
    getMessagePath(undefined, 'laws.json'),
  );
  return new Map(parsed.laws.map((law) => [law.id, law]));
});
