import { type Law, laws } from '@/lib/content/entries/lawSchema';
import type { MessageFile } from '../catalogue/MessageFile';
import { getBlocks, getTranslatableTexts } from '../catalogue/sourceTexts';
import { getChild, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { citesLaw, findCitations } from '../text/findCitations';

const ADD = 'Check the number. If it is correct, add the law to messages/laws.json.';
const HISTORY =
  'Cite a law that is in force. If the text is about history, mention the successor in the same paragraph.';

/** Reports laws that are not in the register or no longer in force, and posts that do not list the laws they cite. */
export const law: Rule = function* ({ catalogue, today }) {
  const register = laws.safeParse(catalogue.shared('laws.json')).data?.laws;
  if (!register) return;
  const isOver = ({ until }: Law) => until !== undefined && until < today;
  for (const file of catalogue.ofLanguages()) {
    const sources = file.kind === 'post' ? (getChild(file.tree, 'laws')?.children ?? []) : undefined;
    for (const { value: id, offset } of sources ?? []) {
      const found = register.find((one) => one.id === id);
      if (!found) yield createError(file, offset, `The law "${id}" is not in messages/laws.json.`, ADD);
      else if (isOver(found))
        yield createWarning(file, offset, describeEnd(found), 'List its successor instead.');
    }
    yield* checkCitations(file, register, isOver, sources);
  }
};

/** `sources` are the laws that a post lists; undefined if the file is not a post. */
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
        yield createWarning(file, offset, `The law ${citation.written} is not in messages/laws.json.`, ADD);
      } else if (meant.every(isOver)) {
        const successors = getSuccessors(first, register);
        const tellsHistory = citations.some((other) =>
          successors.some(({ number }) => citesLaw(other, number)),
        );
        if (!tellsHistory) yield createWarning(file, offset, describeEnd(first), HISTORY);
      } else if (sources && !meant.some(({ id }) => sources.some((source) => source.value === id))) {
        const problem = `This post cites ${citation.written}, but does not list it under "laws".`;
        const remedy = `Add ${first.id} to "laws" in the front matter, in all languages.`;
        yield createWarning(file, offset, problem, remedy);
      }
    }
  }
}

function describeEnd({ number, until, replacedBy }: Law): string {
  return `${number} was in force until ${until}${replacedBy ? ` and was replaced by ${replacedBy}` : ''}.`;
}

/** Returns the chain of laws that replaced a law. */
function getSuccessors({ id, replacedBy }: Law, register: Law[]): Law[] {
  const others = register.filter((one) => one.id !== id);
  const next = others.find((one) => one.id === replacedBy);
  return next ? [next, ...getSuccessors(next, others)] : [];
}
