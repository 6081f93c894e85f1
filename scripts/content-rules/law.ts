import {
  createError,
  createWarning,
  type FindingText,
  findMatches,
  getBlocks,
  getChild,
  getTranslatableTexts,
  type MessageFile,
  type Rule,
  type Tree,
  type UnplacedFinding,
} from 'message-lint';
import { type Law, laws } from '@/lib/collections/laws';
import { languageTraits, locales } from '@/lib/i18n/locales';

/** A law that a text cites by its number. */
type Citation = {
  /** The number as written in the text: `254/2026/ND-CP`, `123/2020`. */
  written: string;
  index: number;
};

/** The shared file with the register. */
const REGISTER = 'laws.json';

/** A number, a year and optionally the issuer's abbreviation. Not part of a date such as 1/3/2026. */
const lawNumberPattern =
  /(?<![\d/.])\d{1,4}\/(?:19|20)\d{2}(?!\d|\/\d)(?:\/[A-ZĐ][\p{L}\d]*(?:-[\p{L}\d]+)*)?/gu;

/** Words that introduce a law. Required if the number could be a month: "tháng 7/2025" is not a citation. */
const introducingWords = new RegExp(
  `(?:${locales.flatMap((locale) => languageTraits[locale].lawWords ?? []).join('|')})\\s*$`,
  'iu',
);

/**
 * Reports laws that are not in the register or no longer in force, and posts and pages that do not list the laws they
 * cite.
 */
export const law: Rule = function* ({ catalogue, today }) {
  const register = laws.safeParse(catalogue.getSharedValue(REGISTER)).data?.laws;
  // Without a register, citations are ordinary text.
  if (!register?.length) return;
  const isExpired = ({ until }: Law) => until !== undefined && until < today;
  const registerPath = catalogue.getPath(undefined, REGISTER);
  for (const file of catalogue.getLocalizedFiles()) {
    const listedIds = getChild(file.tree, 'laws')?.children ?? (file.kind === 'post' ? [] : undefined);
    for (const { value: id, offset } of listedIds ?? []) {
      const listedLaw = register.find((law) => law.id === id);
      if (!listedLaw)
        yield createError(file, offset, 'law.unknownId', { id: String(id), register: registerPath });
      else if (isExpired(listedLaw))
        yield createWarning(file, offset, 'law.expiredId', { expiry: describeExpiry(listedLaw) });
    }
    yield* checkCitations(file, register, registerPath, isExpired, listedIds);
  }
};

/** `listedIds` are the ids of the laws that a post or page lists; undefined if the file does not list any. */
function* checkCitations(
  file: MessageFile,
  register: Law[],
  registerPath: string,
  isExpired: (law: Law) => boolean,
  listedIds: Tree[] | undefined,
): Iterable<UnplacedFinding> {
  for (const { value, getOffset } of [...getTranslatableTexts(file), ...getBlocks(file)]) {
    const citations = findCitations(value);
    for (const citation of citations) {
      const offset = getOffset(citation.index);
      const citedLaws = register.filter(({ number }) => citesLaw(citation, number));
      const [first] = citedLaws;
      if (!first) {
        yield createWarning(file, offset, 'law.unknown', { law: citation.written, register: registerPath });
      } else if (citedLaws.every(isExpired)) {
        const successors = getSuccessors(first, register);
        const mentionsSuccessor = citations.some((other) =>
          successors.some(({ number }) => citesLaw(other, number)),
        );
        if (!mentionsSuccessor)
          yield createWarning(file, offset, 'law.expired', { expiry: describeExpiry(first) });
      } else if (
        listedIds &&
        !citedLaws.some(({ id }) => listedIds.some((listedId) => listedId.value === id))
      ) {
        yield createWarning(file, offset, 'law.unlisted', { law: citation.written, id: first.id });
      }
    }
  }
}

function describeExpiry({ number, until = '', replacedBy = '' }: Law): FindingText {
  const id = replacedBy ? 'law.replaced' : 'law.repealed';
  return { id, values: { number, until, replacedBy } };
}

/** Returns the chain of laws that replaced a law. */
function getSuccessors({ id, replacedBy }: Law, register: Law[]): Law[] {
  const others = register.filter((other) => other.id !== id);
  const next = others.find((other) => other.id === replacedBy);
  return next ? [next, ...getSuccessors(next, others)] : [];
}

/** Finds the laws, decrees, circulars and resolutions cited in a text of any locale. */
export function findCitations(text: string): Citation[] {
  return findMatches(text, lawNumberPattern)
    .map(({ 0: written, index }) => ({ written, index }))
    .filter(({ written, index }) => isUnambiguous(written) || introducingWords.test(text.slice(0, index)));
}

/** True if a number cannot be a month and a year. */
function isUnambiguous(written: string): boolean {
  const [first = '', , letters] = written.split('/');
  return letters !== undefined || Number(first) > 12;
}

/** True if a citation refers to a law: `123/2020` and `123/2020/ND-CP` both refer to `123/2020/NĐ-CP`. */
export function citesLaw({ written }: Citation, lawNumber: string): boolean {
  const normalize = (text: string) => text.replaceAll('Đ', 'D').toUpperCase();
  return `${normalize(lawNumber)}/`.startsWith(`${normalize(written)}/`);
}
