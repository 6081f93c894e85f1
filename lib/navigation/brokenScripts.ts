/** The first script of the site that turned out to be something else. */
let found: SyntaxError | undefined;
const listeners = new Set<(error: SyntaxError) => void>();

if (typeof window !== 'undefined') {
  window.addEventListener('error', ({ error, filename }) => {
    if (!(error instanceof SyntaxError) || !filename.includes('/_next/')) return;
    found ??= error;
    for (const listener of listeners) listener(error);
  });
}

/**
 * A host that answers missing files with a page makes scripts that do not parse: no request fails, and whoever waits for
 * such a script waits for ever. Calls `listener` for each; returns a function that ends it.
 */
export function watchBrokenScripts(listener: (error: SyntaxError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first broken script's error, if there was one: what the page still lacks may never come. */
export function brokenScript(): SyntaxError | undefined {
  return found;
}
