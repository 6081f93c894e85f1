import { type Law, laws } from '@/lib/content/entries/lawSchema';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { bodyNodes, type WrittenText } from '../catalogue/writtenTexts';
import { type Draft, error, type Rule, warning } from '../Rule';
import { type Citation, citationsIn, means } from '../text/citationsIn';

/** Laws that the register lacks or that have ended, and posts that do not name their sources. */
export const law: Rule = function* ({ catalogue, today }) {
  const parsed = laws.safeParse(catalogue.find(undefined, 'laws.json')?.tree?.value);
  if (!parsed.success) return;
  const register = parsed.data.laws;
  for (const file of catalogue.files.filter(({ locale }) => locale !== undefined)) {
    const sources = file.kind === 'post' ? sourcesOf(file) : undefined;
    for (const { id, offset } of sources ?? []) {
      const found = register.find((one) => one.id === id);
      if (!found) yield error(file, offset, `The register has no law "${id}".`, ADD);
      else if (ended(found, today)) yield warning(file, offset, endOf(found), 'Name what came in its place.');
    }
    for (const { value, offsetOf } of paragraphsOf(file)) {
      const citations = citationsIn(value);
      for (const citation of citations) {
        const place = { file, offset: offsetOf(citation.index) };
        yield* check(citation, { place, others: citations, register, sources, today });
      }
    }
  }
};

type Surroundings = {
  place: { file: MessageFile; offset: number };
  /** All that the same paragraph cites. */
  others: Citation[];
  register: Law[];
  /** What the post names as its sources; undefined where the text is in no post. */
  sources: Source[] | undefined;
  today: string;
};

function* check(
  citation: Citation,
  { place, others, register, sources, today }: Surroundings,
): Iterable<Draft> {
  const { file, offset } = place;
  const meant = register.filter(({ number }) => means(citation, number));
  const [first] = meant;
  if (!first) {
    yield warning(file, offset, `The register of laws does not know ${citation.written}.`, ADD);
  } else if (meant.every((one) => ended(one, today))) {
    const successors = successorsOf(first, register);
    const tellsHistory = others.some((other) => successors.some(({ number }) => means(other, number)));
    if (!tellsHistory) yield warning(file, offset, endOf(first), HISTORY);
  } else if (sources && !meant.some(({ id }) => sources.some((source) => source.id === id))) {
    const problem = `${citation.written} is not among the sources of this post.`;
    yield warning(file, offset, problem, `Add ${first.id} to "laws" at the top, in all languages.`);
  }
}

const ADD = 'Check the number; where it is right, add the law to messages/laws.json.';
const HISTORY = 'Cite what is in force; to tell history, name the successor in the same paragraph.';

type Source = { id: unknown; offset: number };

/** The ids under `laws` in a post's front matter. */
function sourcesOf({ tree }: MessageFile): Source[] {
  return (childOf(tree, 'laws')?.children ?? []).map(({ value, offset }) => ({ id: value, offset }));
}

/** The texts of a file; of a post's body its paragraphs, headings and cells. */
function paragraphsOf(file: MessageFile): WrittenText[] {
  const texts = file.texts.filter((text) => isTranslatable(file, text));
  return [...texts, ...bodyNodes(file, ['paragraph', 'heading', 'tableCell'])];
}

function ended({ until }: Law, today: string): boolean {
  return until !== undefined && until < today;
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
