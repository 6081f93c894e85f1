'use client';

import { createContext, type ReactNode, useContext } from 'react';

type Texts = Record<'failed' | 'retry', string>;

const Context = createContext<Texts>({ failed: '', retry: '' });

/** Gives what may fail inside it the words to say so, in the page's language. */
export function ErrorTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

/** The words of an error message. */
export function useErrorTexts(): Texts {
  return useContext(Context);
}
