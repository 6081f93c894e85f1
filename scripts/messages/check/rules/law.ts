import { type Law, laws } from '@/lib/content/entries/lawSchema';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks, getTranslatableTexts } from '../catalogue/sourceTexts';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { citesLaw, findCitations } from '../text/findCitations';

const ADD = 'Check the number; where it is right, add the law to messages/laws.json.';
const HISTORY = 'Cite what is in force; to tell history, name the successor in the same paragraph.';

/** Laws that the register lacks or that have ended, and posts that do not name their sources. */
export const law: Rule = function* ({ catalogue, today }) {
  const register = laws.safeParse(catalogue.shared('laws.json')).data?.laws;
  if (!register) return;
  const isOver = ({ until }: Law) => until !== undefined && until < today;
  for (const file of catalogue.ofLanguages()) {
    const sources = file.kind === 'post' ? (getChild(file.tree, 'laws')?.children ?? []) : undefined;
    for (const { value: id, offset } of sources ?? []) {
      const found = register.find((one) => one.id === id);
      if (!found) yield createError(file, offset, `The register has no law "${id}".`, ADD);
      else if (isOver(found))
        yield createWarning(file, offset, describeEnd(found), 'Name what came in its place.');
    }
    yield* checkCitations(file, register, isOver, sources);
  }
};

/** `sources`: what the post names as its sources; undefined where the text is in no post. */
function* checkCitations(
  file: MessageFile,
  register: Law[],
  isOver: (law: Law) => boolean,
  sources: Tree[] | undefined,
): Iterable<UnplacedFinding> {
  for (const { value, offsetOf } of [...getTranslatableTexts(file), ...getBlocks(file)]) {
    const citations = findCitations(value);
    for (const citation of citations) {
      const offset = offsetOf(citation.index);
      const meant = register.filter(({ number }) => citesLaw(citation, number));
      const [first] = meant;
      if (!first) {
        yield createWarning(file, offset, `The register of laws does not know ${citation.written}.`, ADD);
      } else if (meant.every(isOver)) {
        const successors = getSuccessors(first, register);
        const tellsHistory = citations.some((other) =>
          successors.some(({ number }) => citesLaw(other, number)),
        );
        if (!tellsHistory) yield createWarning(file, offset, describeEnd(first), HISTORY);
      } else if (sources && !meant.some(({ id }) => sources.some((source) => source.value === id))) {
        const problem = `${citation.written} is not among the sources of this post.`;
        yield createWarning(file, offset, problem, `Add ${first.id} to "laws" at the top, in all languages.`);
      }
    }
  }
}

function describeEnd({ number, until, replacedBy }: Law): string {
  return `${number} ended on ${until}${replacedBy ? `; ${replacedBy} came in its place` : ''}.`;
}

/** What came in the place of a law, and in the place of that. */
function getSuccessors({ id, replacedBy }: Law, register: Law[]): Law[] {
  const others = register.filter((one) => one.id !== id);
  const next = others.find((one) => one.id === replacedBy);
  return next ? [next, ...getSuccessors(next, others)] : [];
}
