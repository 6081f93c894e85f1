import { WordBreaks as SplitWordBreaks } from 'line-breaks/react';
import type { PropsWithChildren } from 'react';
import { getUnbrokenWords } from '@/lib/content/messages/readMessages';

/** A heading or lead whose Chinese lines break only between words. The glossary lists words that are not recognized. */
export function WordBreaks({ children }: PropsWithChildren) {
  return <SplitWordBreaks phrases={getUnbrokenWords('zh')}>{children}</SplitWordBreaks>;
}
