/** A page's data did not come, or what came is not a page's data. */
export class PageDataError extends Error {
  override readonly name = 'PageDataError';
}

/**
 * Watches the requests for page data (`….txt` of the export) and reports each one that fails: no network, an error
 * status, or an answer that is not data at all, as from a host that sends its start page for missing files. The answer
 * itself passes through unchanged. Returns a function that ends the watch.
 */
export function watchPageData(report: (error: PageDataError) => void): () => void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith('.txt')) return original(input, init);
    try {
      const response = await original(input, init);
      if (!isPageData(response)) report(new PageDataError(`${url.pathname}: ${response.status}`));
      return response;
    } catch (error) {
      if (!init?.signal?.aborted) report(new PageDataError(url.pathname, { cause: error }));
      throw error;
    }
  };
  return () => {
    window.fetch = original;
  };
}

function isPageData(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && /^text\/(plain|x-component)\b/.test(type);
}
