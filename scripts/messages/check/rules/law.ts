import { type Law, laws } from '@/lib/content/entries/lawSchema';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, type Tree } from '../catalogue/Tree';
import { blocksOf, translatableTexts } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';
import { citationsIn, means } from '../text/citationsIn';

const ADD = 'Check the number; where it is right, add the law to messages/laws.json.';
const HISTORY = 'Cite what is in force; to tell history, name the successor in the same paragraph.';

/** Laws that the register lacks or that have ended, and posts that do not name their sources. */
export const law: Rule = function* ({ catalogue, today }) {
  const register = laws.safeParse(catalogue.shared('laws.json')).data?.laws;
  if (!register) return;
  const isOver = ({ until }: Law) => until !== undefined && until < today;
  for (const file of catalogue.ofLanguages()) {
    const sources = file.kind === 'post' ? (childOf(file.tree, 'laws')?.children ?? []) : undefined;
    for (const { value: id, offset } of sources ?? []) {
      const found = register.find((one) => one.id === id);
      if (!found) yield error(file, offset, `The register has no law "${id}".`, ADD);
      else if (isOver(found)) yield warning(file, offset, endOf(found), 'Name what came in its place.');
    }
    yield* citedIn(file, register, isOver, sources);
  }
};

/** `sources`: what the post names as its sources; undefined where the text is in no post. */
function* citedIn(
  file: MessageFile,
  register: Law[],
  isOver: (law: Law) => boolean,
  sources: Tree[] | undefined,
): Iterable<Draft> {
  for (const { value, offsetOf } of [...translatableTexts(file), ...blocksOf(file)]) {
    const citations = citationsIn(value);
    for (const citation of citations) {
      const offset = offsetOf(citation.index);
      const meant = register.filter(({ number }) => means(citation, number));
      const [first] = meant;
      if (!first) {
        yield warning(file, offset, `The register of laws does not know ${citation.written}.`, ADD);
      } else if (meant.every(isOver)) {
        const successors = successorsOf(first, register);
        const tellsHistory = citations.some((other) => successors.some(({ number }) => means(other, number)));
        if (!tellsHistory) yield warning(file, offset, endOf(first), HISTORY);
      } else if (sources && !meant.some(({ id }) => sources.some((source) => source.value === id))) {
        const problem = `${citation.written} is not among the sources of this post.`;
        yield warning(file, offset, problem, `Add ${first.id} to "laws" at the top, in all languages.`);
      }
    }
  }
}

function endOf({ number, until, replacedBy }: Law): string {
  return `${number} ended on ${until}${replacedBy ? `; ${replacedBy} came in its place` : ''}.`;
}

/** What came in the place of a law, and in the place of that. */
function successorsOf({ id, replacedBy }: Law, register: Law[]): Law[] {
  const others = register.filter((one) => one.id !== id);
  const next = others.find((one) => one.id === replacedBy);
  return next ? [next, ...successorsOf(next, others)] : [];
}
