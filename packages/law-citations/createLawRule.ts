import {
  createError,
  createWarning,
  type FindingText,
  getBlocks,
  getChild,
  getTranslatableTexts,
  type MessageFile,
  type Rule,
  type Tree,
  type UnplacedFinding,
} from 'content-lint';
import { citesLaw, findCitations } from './findCitations';

/** An entry of the register. */
type Law = {
  /** Id that posts use to cite the law. */
  id: string;
  /** Official number, such as 254/2026/NĐ-CP. */
  number: string;
  /** First and last day in force, YYYY-MM-DD. */
  inForceFrom: string;
  until?: string | undefined;
  /** Id of the law that replaced this one. */
  replacedBy?: string | undefined;
};

type Options = {
  /** Name of the shared file with the register. */
  file: string;
  /** Returns the laws of the parsed file; undefined if it is not valid. */
  parse: (value: unknown) => Law[] | undefined;
};

/** Creates a rule that reports laws that are not in the register or no longer in force, and posts that do not list the laws they cite. */
export function createLawRule({ file: registerFile, parse }: Options): Rule {
  return function* ({ catalogue, today }) {
    const register = parse(catalogue.getSharedValue(registerFile));
    // Without a register, citations are ordinary text.
    if (!register?.length) return;
    const isExpired = ({ until }: Law) => until !== undefined && until < today;
    const registerPath = catalogue.getPath(undefined, registerFile);
    for (const file of catalogue.getLocalizedFiles()) {
      const listedIds = file.kind === 'post' ? (getChild(file.tree, 'laws')?.children ?? []) : undefined;
      for (const { value: id, offset } of listedIds ?? []) {
        const listedLaw = register.find((law) => law.id === id);
        if (!listedLaw)
          yield createError(file, offset, 'law.unknownId', { id: String(id), register: registerPath });
        else if (isExpired(listedLaw))
          yield createWarning(file, offset, 'law.expiredId', { expiry: describeExpiry(listedLaw) });
      }
      yield* checkCitations(file, register, registerPath, isExpired, listedIds);
      if (listedIds) yield* checkDate(file, register, listedIds);
    }
  };
}

/** Reports a post whose date is before the first day of a law that it describes. */
function* checkDate(file: MessageFile, register: Law[], listedIds: Tree[]): Iterable<UnplacedFinding> {
  const [published, lawAsOf, updated] = ['date', 'lawAsOf', 'updated'].map((key) => getChild(file.tree, key));
  const shownDate = String(updated?.value ?? published?.value);
  const newest = register
    .filter(({ id, inForceFrom }) => listedIds.some(({ value }) => value === id) && inForceFrom > shownDate)
    .find(({ inForceFrom }) => inForceFrom <= String(lawAsOf?.value ?? ''));
  if (newest && published)
    yield createWarning(file, (updated ?? published).offset, 'law.olderPost', {
      date: shownDate,
      law: newest.number,
      since: newest.inForceFrom,
    });
}

/** `listedIds` are the ids of the laws that a post lists; undefined if the file is not a post. */
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
