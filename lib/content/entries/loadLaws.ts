import { cached, messagePath, readJson } from '../texts/readMessages';
import { type Law, laws } from './lawSchema';
import { explain } from './loadEntities';

/** The laws of the register with these ids, in this order. Throws where the register has none or does not fit its schema. */
export function findLaws(ids: string[]): Law[] {
  const register = loadLaws();
  return ids.map((id) => {
    const law = register.get(id);
    if (!law) throw new Error(`messages/laws.json has no law "${id}"`);
    return law;
  });
}

function loadLaws(): Map<string, Law> {
  return cached('loadLaws', () => {
    const parsed = laws.safeParse(readJson(undefined, 'laws.json'));
    if (!parsed.success) throw new Error(`${messagePath(undefined, 'laws.json')}: ${explain(parsed.error)}`);
    return new Map(parsed.data.laws.map((law) => [law.id, law]));
  });
}
