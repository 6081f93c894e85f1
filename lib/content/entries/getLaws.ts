import { type Law, laws as lawsSchema } from '@/lib/collections/laws';
import { memoize } from '@/lib/content/memoize';
import { parseContent } from '@/lib/content/messages/parseContent';
import { getMessagePath, readJsonFile } from '@/lib/content/messages/readMessageFile';

/**
 * Returns the laws with these ids, in the same order; none if the register is empty. Throws if `laws.json` lacks one or does
 * not match its schema.
 */
export function getLaws(ids: string[]): Law[] {
  const laws = loadLaws();
  if (laws.size === 0) return [];
  return ids.map((id) => {
    const law = laws.get(id);
    if (!law) throw new Error(`messages/laws.json has no law "${id}"`);
    return law;
  });
}

const loadLaws = memoize((): Map<string, Law> => {
  const parsed = parseContent(
    lawsSchema,
    readJsonFile(undefined, 'laws.json'),
    getMessagePath(undefined, 'laws.json'),
  );
  return new Map(parsed.laws.map((law) => [law.id, law]));
});
