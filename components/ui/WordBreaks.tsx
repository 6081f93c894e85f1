import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { splitWords } from 'share-cards/splitWords';

/** The longest clauses that fit on a line of a phone, or leave little room on it, in characters. */
const MAX_UNBROKEN_LENGTH = { heading: 12, lead: 6 };

type WordBreaksProps = PropsWithChildren<{ in: keyof typeof MAX_UNBROKEN_LENGTH }>;

/**
 * A Chinese heading or lead with line break opportunities between the words of its long clauses. `styles/base.css`
 * prevents other breaks except after punctuation. Text in other languages is unchanged.
 */
export function WordBreaks({ in: place, children }: WordBreaksProps): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return addWordBreaks(child, MAX_UNBROKEN_LENGTH[place]);
    if (!isValidElement<PropsWithChildren>(child)) return child;
    return cloneElement(child, undefined, <WordBreaks in={place}>{child.props.children}</WordBreaks>);
  });
}

function addWordBreaks(text: string, maxLength: number): ReactNode {
  return groupWords(text, maxLength).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text without ids
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));
}

/** Splits the long clauses of a text between Chinese words. After spaces and punctuation, lines may break anyway. */
function groupWords(text: string, maxLength: number): string[] {
  const clauses = text.split(/(?<=[，。、：；！？])/);
  const words = clauses.flatMap((clause) => (clause.length > maxLength ? splitWords(clause, 'zh') : clause));
  const groups: string[] = [];
  for (const word of words) {
    const previous = groups.at(-1);
    if (previous === undefined || /[\p{L}\p{N}]$/u.test(previous)) groups.push(word);
    else groups[groups.length - 1] = previous + word;
  }
  return groups;
}
