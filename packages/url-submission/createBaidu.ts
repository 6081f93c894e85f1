import { z } from 'zod';
import { postWithRetries } from './postWithRetries';
import { type RequestOptions, type SearchEngine, SubmissionError } from './SearchEngine';

type BaiduOptions = RequestOptions & {
  /** Origin of the site that is registered at Baidu. */
  site: string;
  /** The secret token that Baidu shows to the owner of the site. */
  token: string;
  /** True for the URLs to submit, whose number per day is limited: for example only pages in Chinese. */
  acceptsUrl: (url: string) => boolean;
};

/** Maximum length of the reason in a message: an answer may be a page of a proxy. */
const MAX_REASON_LENGTH = 5_000;

/** The answer of Baidu; `error` and `message` if it refuses the request. */
const answerSchema = z.object({
  success: z.number().optional(),
  message: z.string().optional(),
  not_same_site: z.array(z.string()).optional(),
  not_valid: z.array(z.string()).optional(),
});

/** Baidu's link submission (https://ziyuan.baidu.com/linksubmit). It is documented only without TLS. */
export function createBaidu({ site, token, acceptsUrl, ...options }: BaiduOptions): SearchEngine {
  const { endpoint = 'http://data.zz.baidu.com/urls', retryDelaysMs } = options;
  return {
    name: 'Baidu',
    maxUrls: 2_000,
    acceptsRemovedUrls: false,
    acceptsUrl,
    async submit(urls) {
      const url = `${endpoint}?${new URLSearchParams({ site, token })}`;
      const request = { url, contentType: 'text/plain', body: urls.join('\n'), retryDelaysMs };
      const response = await postWithRetries(request);
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data ?? {};
      if (answer.success === urls.length) return;
      const refusedUrls = [...(answer.not_same_site ?? []), ...(answer.not_valid ?? [])];
      const reason = answer.message ?? `it accepted ${answer.success ?? 0} of ${urls.length} URLs`;
      const details = refusedUrls.length > 0 ? `, and refused ${refusedUrls.join(', ')}` : '';
      throw new SubmissionError(
        `Baidu answered ${response.status}: ${formatReason(`${reason}${details}`, token)}.`,
      );
    },
  };
}

/** Returns a reason in one line of limited length, without the token and its encoded form. */
function formatReason(reason: string, token: string): string {
  const [, encodedToken = token] = new URLSearchParams({ token }).toString().split('=');
  return reason
    .replaceAll(token, '…')
    .replaceAll(encodedToken, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_REASON_LENGTH);
}
