import { postWithRetries } from './postWithRetries';
import { type RequestOptions, type SearchEngine, SubmissionError } from './SearchEngine';

type IndexNowOptions = RequestOptions & {
  /** The key, which is also the content of the file at `keyUrl`. */
  key: string;
  /** URL of the key file. It permits the URLs of its folder. */
  keyUrl: string;
};

/** Returns true for a valid key of IndexNow: 8 to 128 letters, digits and hyphens. */
export function isIndexNowKey(key: string): boolean {
  return /^[a-zA-Z0-9-]{8,128}$/.test(key);
}

/** IndexNow, which forwards URLs to Bing, Naver, Seznam and Yandex (https://www.indexnow.org/documentation). */
export function createIndexNow({ key, keyUrl, ...options }: IndexNowOptions): SearchEngine {
  const { endpoint = 'https://api.indexnow.org/indexnow', retryDelaysMs } = options;
  const explanations: Record<number, string> = {
    403: `it cannot read the key at ${keyUrl}. Deploy a build with this key first`,
    422: `a URL is not on ${new URL(keyUrl).host}, or is not below the folder of ${keyUrl}`,
    429: 'it received too many URLs. Try again tomorrow',
  };
  return {
    name: 'IndexNow',
    maxUrls: 10_000,
    acceptsRemovedUrls: true,
    acceptsUrl: (url) => url.startsWith(new URL('.', keyUrl).href),
    async submit(urls) {
      const body = JSON.stringify({ host: new URL(keyUrl).host, key, keyLocation: keyUrl, urlList: urls });
      const contentType = 'application/json; charset=utf-8';
      const { ok, status } = await postWithRetries({ url: endpoint, contentType, body, retryDelaysMs });
      if (ok) return;
      throw new SubmissionError(`IndexNow answered ${status}: ${explanations[status] ?? 'try again later'}.`);
    },
  };
}
