import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { splitLongClauses } from '../splitLongClauses';

type WordBreaksProps = PropsWithChildren<{
  /** The longest clause that stays whole, in characters. The default fits on a line of a heading on a phone. */
  maxLength?: number;
}>;

/**
 * A Chinese heading or lead with line break opportunities between the words of its long clauses. The style sheet must
 * prevent other breaks except after punctuation (`word-break: keep-all`). Text in other languages is unchanged.
 */
export function WordBreaks({ maxLength = 12, children }: WordBreaksProps): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return addWordBreaks(child, maxLength);
    if (!isValidElement<PropsWithChildren>(child)) return child;
    const content = <WordBreaks maxLength={maxLength}>{child.props.children}</WordBreaks>;
    return cloneElement(child, undefined, content);
  });
}

function addWordBreaks(text: string, maxLength: number): ReactNode {
  return splitLongClauses(text, maxLength).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text without ids
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));
}
