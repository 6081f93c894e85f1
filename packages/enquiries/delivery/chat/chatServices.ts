import { createHmac } from 'node:crypto';
import { DeliveryError } from '../DeliveryError';
import { getStatusError, type HttpResponse } from '../post';

/** A chat message to send: webhook URL, signing secret (`''` if unsigned), text and current time (ms since 1970). */
type ChatMessage = { url: URL; secret: string; text: string; now: number };

/** A service with incoming webhooks for a group chat. */
type ChatService = {
  /** Example of a webhook URL; shown in the error message for an invalid one. */
  exampleUrl: string;
  /** Matches a complete webhook URL. The service would reject every message to a URL without its token. */
  pattern: RegExp;
  /** True if the service supports signatures: its webhook URL may end in `#secret`. */
  supportsSignature?: true;
  /** The host name of the service in mainland China; undefined if the service is in another country. */
  hostInChina?: string;
  /**
   * Creates the request that sends a text. The text contains visitor input, which must not become a mention, a link or
   * formatting.
   */
  compose(message: ChatMessage): { url: URL; body: object };
  /** Returns the error that a response reports, or undefined if the message was accepted. */
  getError(response: HttpResponse): DeliveryError | undefined;
};

/**
 * WeCom (https://developer.work.weixin.qq.com/document/path/91770). Text has no markup; mentions require separate
 * lists.
 */
const wecom: ChatService = {
  exampleUrl: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
  pattern: /[?&]key=[^&]/,
  hostInChina: 'qyapi.weixin.qq.com',
  compose: ({ url, text }) => ({
    url,
    body: { msgtype: 'text', text: { content: truncateBytes(text, 2048) } },
  }),
  // Over 20 messages per minute (45009). Invalid type (40008), empty (44004) or too long (45002) message.
  getError: (response) => getCodeError(response, 'errcode', { 45009: 60_000 }, [40008, 44004, 45002]),
};

/**
 * DingTalk (https://open.dingtalk.com/document/orgapp/custom-robot-access). Text has no markup; mentions require the
 * `at` field.
 */
const dingtalk: ChatService = {
  exampleUrl: 'https://oapi.dingtalk.com/robot/send?access_token=…#SEC…',
  pattern: /[?&]access_token=[^&]/,
  supportsSignature: true,
  hostInChina: 'oapi.dingtalk.com',
  compose({ url, secret, text, now }) {
    if (secret) {
      const sign = createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64');
      url.searchParams.set('timestamp', String(now));
      url.searchParams.set('sign', sign);
    }
    return { url, body: { msgtype: 'text', text: { content: text }, at: { isAtAll: false } } };
  },
  // Over 20 messages per minute: the service then rejects messages for ten minutes. Invalid message (40035), or one with
  // forbidden links, words or pictures (430101 to 430104).
  getError: (response) =>
    getCodeError(
      response,
      'errcode',
      { 130101: 600_000, 410100: 600_000 },
      [40035, 430101, 430102, 430103, 430104],
    ),
};

/**
 * Feishu (https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot). The HMAC key is the timestamp and the
 * secret; the signed data is empty. The tag `<at user_id="all">` in a text is a mention and cannot be escaped, so angle
 * brackets are replaced. Its international service, larksuite.com, is outside China.
 */
const feishu: ChatService = {
  exampleUrl: 'https://open.feishu.cn/open-apis/bot/v2/hook/…#secret',
  pattern: /\/hook\/[^/?]/,
  supportsSignature: true,
  hostInChina: 'open.feishu.cn',
  compose({ url, secret, text, now }) {
    const timestamp = String(Math.floor(now / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    const content = { text: text.replaceAll('<', '＜').replaceAll('>', '＞') };
    return { url, body: { ...(secret ? { timestamp, sign } : {}), msg_type: 'text', content } };
  },
  getError(response) {
    // 9499 is any bad request; only `msg` shows whether it is a rate limit.
    const isRateLimited = /too many request/i.test(String(parseJsonObject(response).msg));
    return getCodeError(response, 'code', {}, isRateLimited ? [] : [9499]);
  },
};

/**
 * Slack (https://docs.slack.dev/messaging/formatting-message-text). Mentions and links use angle brackets, which are
 * escaped.
 */
const slack: ChatService = {
  exampleUrl: 'https://hooks.slack.com/services/…/…/…',
  pattern: /\/services(\/[^/?]+){3}$/,
  compose: ({ url, text }) => ({
    url,
    body: {
      text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    },
  }),
  getError: (response) => getResponseError(response.text.trim() === 'ok', response),
};

/**
 * Telegram (https://core.telegram.org/bots/api#sendmessage). Other query parameters of the URL, such as
 * `message_thread_id`, are sent too. The text is one preformatted block, in which Telegram detects neither mentions nor
 * links (https://core.telegram.org/bots/api#messageentity).
 */
const telegram: ChatService = {
  exampleUrl: 'https://api.telegram.org/bot<token>/sendMessage?chat_id=…',
  pattern: /\/bot\d+:[\w-]+\/sendMessage\?(.*&)?chat_id=[^&]/,
  compose({ url, text }) {
    const parameters = Object.fromEntries(url.searchParams);
    const entities = [{ type: 'pre', offset: 0, length: text.length }];
    url.search = '';
    return { url, body: { ...parameters, text, entities, link_preview_options: { is_disabled: true } } };
  },
  getError(response) {
    // Telegram sends the wait in the body, not in a header.
    const seconds = /"retry_after":\s*(\d+)/.exec(response.text)?.[1];
    const retryAfterMs = seconds ? Number(seconds) * 1000 : response.retryAfterMs;
    const { ok, description } = parseJsonObject(response);
    const error = getResponseError(ok === true, { ...response, retryAfterMs });
    // Telegram also responds with 400 to an unknown chat.
    const isAboutText = /message (is|text)|entit/i.test(String(description));
    return error && new DeliveryError(error.code, error.isPermanent && isAboutText, error.retryAfterMs);
  },
};

/** The supported chat services. The webhook URL of each is in an environment variable: `WECOM_ROBOT_URL` and so on. */
export const chatServices = { wecom, dingtalk, feishu, slack, telegram };

export type ChatServiceName = keyof typeof chatServices;

export const chatServiceNames = Object.keys(chatServices) as ChatServiceName[];

/** Returns the name of the environment variable for the webhook URL of a chat service. */
export function getVariableName(name: ChatServiceName) {
  return `${name.toUpperCase()}_ROBOT_URL` as `${Uppercase<ChatServiceName>}_ROBOT_URL`;
}

/** Truncates a text to a number of UTF-8 bytes. */
function truncateBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  const ellipsis = '…';
  // Streaming mode omits an incomplete last character instead of adding a replacement character.
  const decoder = new TextDecoder();
  return (
    decoder.decode(bytes.subarray(0, maxBytes - Buffer.byteLength(ellipsis)), { stream: true }) + ellipsis
  );
}

/** Returns the error for a response with a failure status or an unexpected body, for example from a captive portal. */
function getResponseError(isAccepted: boolean, response: HttpResponse): DeliveryError | undefined {
  return getStatusError(response) ?? (isAccepted ? undefined : new DeliveryError('UNEXPECTED_RESPONSE'));
}

/**
 * Returns the error for a code in a JSON response: these services respond with 200 even if they reject a message.
 * `retryWaits` maps codes to the minimum wait in milliseconds. `contentCodes` reject the message itself; any other error,
 * such as an invalid token or signature, can be fixed by the operator.
 */
function getCodeError(
  response: HttpResponse,
  name: 'errcode' | 'code',
  retryWaits: Record<number, number>,
  contentCodes: number[],
): DeliveryError | undefined {
  const code = parseJsonObject(response)[name];
  if (typeof code !== 'number') return getResponseError(false, response);
  if (code === 0) return getStatusError(response);
  return new DeliveryError(`${name} ${code}`, contentCodes.includes(code), retryWaits[code]);
}

/**
 * Parses the response as a JSON object. Returns an empty object if it is anything else, such as an HTML page of a
 * captive portal.
 */
function parseJsonObject({ text }: HttpResponse): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
