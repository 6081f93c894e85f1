import { createHmac } from 'node:crypto';
import { DeliveryError } from '../DeliveryError';
import { getStatusError, type HttpResponse } from '../post';

/** What a robot is to say: to whom, signed with what (`''`: nothing), at which time (ms since 1970). */
type Notice = { url: URL; secret: string; text: string; now: number };

/** A robot that writes into a group chat. */
export type ChatService = {
  /** What its address looks like, for whoever sets one that does not. */
  form: string;
  /** Matches an address that has all it takes: one without its token is refused at every attempt. */
  pattern: RegExp;
  /** True if the service checks signatures: the URL of its webhook then ends in `#secret`. */
  isSigned?: true;
  /** The host of the service in mainland China; absent where it is elsewhere. */
  hostInChina?: string;
  /** The request that sends a text. It is a visitor's: nothing in it may become a mention, a link or a style. */
  compose(notice: Notice): { url: URL; body: object };
  /** What an answer says went wrong; undefined where the message has arrived. */
  failureOf(answer: HttpResponse): DeliveryError | undefined;
};

/** WeCom (https://developer.work.weixin.qq.com/document/path/91770): no markup, mentions only whom lists beside it name. */
const wecom: ChatService = {
  form: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
  pattern: /[?&]key=[^&]/,
  hostInChina: 'qyapi.weixin.qq.com',
  compose: ({ url, text }) => ({
    url,
    body: { msgtype: 'text', text: { content: truncateBytes(text, 2048) } },
  }),
  // Busy, and more than 20 messages a minute.
  failureOf: (answer) => failureOfCode(answer, 'errcode', { [-1]: 0, 45009: 60_000 }),
};

/** DingTalk (https://open.dingtalk.com/document/orgapp/custom-robot-access): no markup, mentions only whom `at` names. */
const dingtalk: ChatService = {
  form: 'https://oapi.dingtalk.com/robot/send?access_token=…#SEC…',
  pattern: /[?&]access_token=[^&]/,
  isSigned: true,
  hostInChina: 'oapi.dingtalk.com',
  compose({ url, secret, text, now }) {
    if (secret) {
      const sign = createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64');
      url.searchParams.set('timestamp', String(now));
      url.searchParams.set('sign', sign);
    }
    return { url, body: { msgtype: 'text', text: { content: text }, at: { isAtAll: false } } };
  },
  // Busy, and more than 20 messages a minute, after which the robot is silent for ten.
  failureOf: (answer) => failureOfCode(answer, 'errcode', { [-1]: 0, 130101: 600_000, 410100: 600_000 }),
};

/**
 * Feishu (https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot). Time and secret are the key of the
 * signature, over nothing. A text mentions by a tag, `<at user_id="all">`, which nothing escapes: no bracket is sent.
 * Its service for other countries, larksuite.com, is not in China.
 */
const feishu: ChatService = {
  form: 'https://open.feishu.cn/open-apis/bot/v2/hook/…#secret',
  pattern: /\/hook\/[^/?]/,
  isSigned: true,
  hostInChina: 'open.feishu.cn',
  compose({ url, secret, text, now }) {
    const timestamp = String(Math.floor(now / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    const content = { text: text.replaceAll('<', '＜').replaceAll('>', '＞') };
    return { url, body: { ...(secret ? { timestamp, sign } : {}), msg_type: 'text', content } };
  },
  failureOf(answer) {
    // Too many messages: of this tenant, or to the service. 9499 is any bad request, of which `msg` says the same.
    const isTooMany = /too many request/i.test(String(parseJsonObject(answer).msg));
    const passing = { 11232: 0, 99991400: 0 };
    return failureOfCode(answer, 'code', isTooMany ? { ...passing, 9499: 0 } : passing);
  },
};

/** Slack (https://docs.slack.dev/messaging/formatting-message-text): mentions and links are angle brackets, which are escaped. */
const slack: ChatService = {
  form: 'https://hooks.slack.com/services/…/…/…',
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
  failureOf: (answer) => failureUnless(answer.text.trim() === 'ok', answer),
};

/**
 * Telegram (https://core.telegram.org/bots/api#sendmessage); what else the query says, `message_thread_id` for one, is
 * sent too. The text is one preformatted block, in which Telegram finds neither mentions nor links
 * (https://core.telegram.org/bots/api#messageentity).
 */
const telegram: ChatService = {
  form: 'https://api.telegram.org/bot<token>/sendMessage?chat_id=…',
  pattern: /\/bot\d+:[\w-]+\/sendMessage\?(.*&)?chat_id=[^&]/,
  compose({ url, text }) {
    const parameters = Object.fromEntries(url.searchParams);
    const entities = [{ type: 'pre', offset: 0, length: text.length }];
    url.search = '';
    return { url, body: { ...parameters, text, entities, link_preview_options: { is_disabled: true } } };
  },
  failureOf(answer) {
    // How long to wait stands in the answer rather than in a header.
    const seconds = /"retry_after":\s*(\d+)/.exec(answer.text)?.[1];
    const retryAfter = seconds ? Number(seconds) * 1000 : answer.retryAfter;
    return failureUnless(parseJsonObject(answer).ok === true, { ...answer, retryAfter });
  },
};

/** The robots that can be told of a lead, each by the address in its variable: `WECOM_ROBOT_URL` and so on. */
export const chatServices = { wecom, dingtalk, feishu, slack, telegram };

export type ChatServiceName = keyof typeof chatServices;

export const chatServiceNames = Object.keys(chatServices) as ChatServiceName[];

/** The environment variable of a robot. */
export function getVariableName(name: ChatServiceName) {
  return `${name.toUpperCase()}_ROBOT_URL` as `${Uppercase<ChatServiceName>}_ROBOT_URL`;
}

/** The beginning of a text, in so many bytes. */
function truncateBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  const end = '…';
  // Cut in the middle, the last character would be a replacement character.
  const decoder = new TextDecoder();
  return decoder.decode(bytes.subarray(0, most - Buffer.byteLength(end)), { stream: true }) + end;
}

/** The failure that an answer stands for: that of its status, or what is no answer of the service, such as a portal's. */
function failureUnless(hasArrived: boolean, answer: HttpResponse): DeliveryError | undefined {
  return getStatusError(answer) ?? (hasArrived ? undefined : new DeliveryError('ANSWER'));
}

/**
 * The failure that a code in a JSON answer stands for: these services answer 200 to what they refuse. The `passing` codes
 * ask for another attempt, after so many milliseconds at least; any other comes again at every attempt.
 */
function failureOfCode(
  answer: HttpResponse,
  name: 'errcode' | 'code',
  passing: Record<number, number>,
): DeliveryError | undefined {
  const code = parseJsonObject(answer)[name];
  if (typeof code !== 'number') return failureUnless(false, answer);
  const wait = passing[code];
  if (wait !== undefined) return new DeliveryError(`${name} ${code}`, false, wait);
  return getStatusError(answer) ?? (code === 0 ? undefined : new DeliveryError(`${name} ${code}`, true));
}

/** The members of an answer that is a JSON object; none where it is anything else, such as a page of a portal. */
function parseJsonObject({ text }: HttpResponse): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
