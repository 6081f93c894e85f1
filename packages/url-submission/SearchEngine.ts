/** A service that accepts URLs to crawl. */
export type SearchEngine = {
  /** Name in messages, and key in the file of submitted URLs. */
  name: string;
  /** Maximum number of URLs in one request. */
  maxUrls: number;
  /** True if the service also accepts the URLs of removed pages. */
  acceptsRemovedUrls: boolean;
  /** True for the URLs that this service is told about. */
  acceptsUrl: (url: string) => boolean;
  /** Sends URLs. Throws `SubmissionError` if the service refuses them. */
  submit: (urls: readonly string[]) => Promise<void>;
};

/** The reason why a service did not accept URLs, in one line for the operator. Never contains a key or a token. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
}

/** Options of every service, which only tests change. */
export type RequestOptions = {
  endpoint?: string;
  /** Waiting times before the second and each further attempt, unless the response has a `Retry-After`. */
  retryDelaysMs?: readonly number[];
};
