import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { splitWords } from 'share-cards/splitWords';

/** The longest clause that fits on a line of a heading on a phone, in characters. */
const MAX_UNBROKEN_LENGTH = 12;

/**
 * A Chinese heading or lead with line break opportunities between the words of its long clauses. `styles/base.css`
 * prevents other breaks except after punctuation. Text in other languages is unchanged.
 */
export function WordBreaks({ children }: PropsWithChildren): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return addWordBreaks(child);
    if (!isValidElement<PropsWithChildren>(child)) return child;
    return cloneElement(child, undefined, <WordBreaks>{child.props.children}</WordBreaks>);
  });
}

function addWordBreaks(text: string): ReactNode {
  return groupWords(text).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text without ids
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));
}

/** Splits the long clauses of a text between Chinese words. After spaces and punctuation, lines may break anyway. */
function groupWords(text: string): string[] {
  const clauses = text.split(/(?<=[，。、：；！？])/);
  const words = clauses.flatMap((clause) =>
    clause.length > MAX_UNBROKEN_LENGTH ? splitWords(clause, 'zh') : clause,
  );
  const groups: string[] = [];
  for (const word of words) {
    const previous = groups.at(-1);
    if (previous === undefined || /[\p{L}\p{N}]$/u.test(previous)) groups.push(word);
    else groups[groups.length - 1] = previous + word;
  }
  return groups;
}
