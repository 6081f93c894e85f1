import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { NO_BREAK_SPACE } from '../characters';
import { splitLongClauses } from '../splitWords';

type WordBreaksProps = PropsWithChildren<{
  /** Chinese words that are not split, for example names that `Intl.Segmenter` does not know. */
  phrases?: readonly string[];
}>;

/** The longest Chinese clause that stays whole, in characters: it fits on a line of a heading at 320 px. */
const MAX_CLAUSE_LENGTH = 8;

/** A word with hyphens: `Chinese-owned`. Captured, so that `split` returns it at each odd index. */
const HYPHENATED_WORD = /(?<![\p{L}\d])([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** A longer hyphenated word may break: it would not fit on a line of a heading on a phone. */
const MAX_HYPHENATED_LENGTH = 15;

/** An English article, which must not end a line of a heading. */
const ARTICLE = /(?<![\p{L}\d])(an?|the) (?=[\p{L}\d])/giu;

/**
 * A heading or lead. Chinese gets line break opportunities between the words of its long clauses; the style sheet must
 * prevent other breaks except after punctuation (`word-break: keep-all`). Hyphenated words get the class `unbroken`,
 * for `white-space: nowrap`. An English article stays with the next word.
 */
export function WordBreaks({ phrases = [], children }: WordBreaksProps): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return addWordBreaks(child, phrases);
    if (!isValidElement<PropsWithChildren>(child)) return child;
    const content = <WordBreaks phrases={phrases}>{child.props.children}</WordBreaks>;
    return cloneElement(child, undefined, content);
  });
}

function addWordBreaks(text: string, phrases: readonly string[]): ReactNode {
  const joined = text.replace(ARTICLE, `$1${NO_BREAK_SPACE}`);
  return splitLongClauses(joined, MAX_CLAUSE_LENGTH, phrases).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text without ids
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {markHyphenatedWords(words)}
    </Fragment>
  ));
}

function markHyphenatedWords(text: string): ReactNode {
  return text.split(HYPHENATED_WORD).map((part, index) =>
    index % 2 === 1 && part.length <= MAX_HYPHENATED_LENGTH ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static text without ids
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
