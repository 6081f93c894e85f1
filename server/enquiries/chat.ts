import { createHmac } from 'node:crypto';
import { enquiryFieldEntries, type StoredEnquiry } from '@/lib/enquiry/fields';
import type { MailMessages } from '@/lib/enquiry/mailMessages';
import type { ChatConfig } from './config';
import { formatSalesLines } from './mail';
import type { Deliver } from './OutboxWorker';
import { type EnquiryService, escapeControlsInLines, fillTemplate, getStaffMessages } from './service';
import { DeliveryError } from './store/outbox';
import type { ChatServiceName } from './store/tables';
import { getStatusError, type HttpResponse, type Post } from './webhook';

/**
 * Creates the function that sends enquiries to a group chat. A webhook URL may end in `#secret` if its service supports
 * signatures.
 */
export function createChatSender(
  service: EnquiryService,
  { name, webhookUrl }: ChatConfig,
  post: Post,
): Deliver {
  const chat = chatServices[name];
  return async ({ lead_id }) => {
    const enquiry = await service.database.run('readEnquiry', lead_id ?? '');
    // The enquiry was erased after it was queued.
    if (enquiry === undefined) return;
    const url = new URL(webhookUrl);
    const secret = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    // The transfer consent in the form covers mainland China only, no other country.
    const mayLeaveCountry = url.hostname === chat.hostInChina && enquiry.transferText !== '';
    const text = composeNotice(enquiry, getStaffMessages(service, 'sales', enquiry.locale), mayLeaveCountry);
    const request = chat.compose({ url, secret, text, now: Date.now() });
    const response = await post(request.url, JSON.stringify(request.body));
    const error = chat.getError(response);
    if (error) throw error;
  };
}

/** Maximum length of the quoted message, in characters: enough to decide who should reply. */
const MAX_EXCERPT_LENGTH = 500;

/** The fields of a notice, without the message. */
const noticeFields = enquiryFieldEntries.flatMap(([name, { inChat }]) => (inChat ? [name] : []));

/**
 * Composes the chat notice of an enquiry. If personal data must not leave the country, the notice contains only the
 * form kind and ID. The visitor's message comes last, as in mails.
 */
function composeNotice(enquiry: StoredEnquiry, mailMessages: MailMessages, mayLeaveCountry: boolean): string {
  const { sales } = mailMessages;
  if (!mayLeaveCountry) {
    const summary = formatSalesLines(enquiry, mailMessages, ['kind', 'id']);
    return [...summary, fillTemplate(sales.withheld, { id: enquiry.id })].join('\n');
  }
  const suspect = enquiry.suspect === '' ? [] : [sales.suspect];
  const characters = [...enquiry.message];
  const end = characters.length > MAX_EXCERPT_LENGTH ? '…' : '';
  const excerpt = characters.slice(0, MAX_EXCERPT_LENGTH).join('') + end;
  const message = excerpt === '' ? [] : ['', escapeControlsInLines(excerpt)];
  return [...suspect, ...formatSalesLines(enquiry, mailMessages, noticeFields), ...message].join('\n');
}

/** A chat message to send: webhook URL, signing secret (`''` if unsigned), text and current time (ms since 1970). */
type ChatMessage = { url: URL; secret: string; text: string; now: number };

/** A service with incoming webhooks for a group chat. */
type ChatService = {
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

/** The supported chat services. */
export const chatServices: Record<ChatServiceName, ChatService> = {
  /**
   * WeCom (https://developer.work.weixin.qq.com/document/path/91770). Text has no markup; mentions require separate
   * lists.
   */
  wecom: {
    hostInChina: 'qyapi.weixin.qq.com',
    compose: ({ url, text }) => ({
      url,
      body: { msgtype: 'text', text: { content: truncateBytes(text, 2048) } },
    }),
    // Invalid type (40008), empty (44004) or too long (45002) message.
    getError: (response) => getCodeError(response, 'errcode', [40008, 44004, 45002]),
  },
  /**
   * DingTalk (https://open.dingtalk.com/document/orgapp/custom-robot-access). Text has no markup; mentions require the
   * `at` field.
   */
  dingtalk: {
    hostInChina: 'oapi.dingtalk.com',
    compose({ url, secret, text, now }) {
      if (secret) {
        const sign = createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64');
        url.searchParams.set('timestamp', String(now));
        url.searchParams.set('sign', sign);
      }
      return { url, body: { msgtype: 'text', text: { content: text }, at: { isAtAll: false } } };
    },
    // Invalid message (40035), or one with forbidden links, words or pictures (430101 to 430104).
    getError: (response) => getCodeError(response, 'errcode', [40035, 430101, 430102, 430103, 430104]),
  },
  /**
   * Feishu (https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot). The HMAC key is the timestamp and the
   * secret; the signed data is empty. The tag `<at user_id="all">` in a text is a mention and cannot be escaped, so angle
   * brackets are replaced. Its international service, larksuite.com, is outside China.
   */
  feishu: {
    hostInChina: 'open.feishu.cn',
    compose({ url, secret, text, now }) {
      const timestamp = String(Math.floor(now / 1000));
      const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
      const content = { text: text.replaceAll('<', '＜').replaceAll('>', '＞') };
      return { url, body: { ...(secret ? { timestamp, sign } : {}), msg_type: 'text', content } };
    },
    // 9499 is any bad request, also one above the rate limit.
    getError: (response) => getCodeError(response, 'code', []),
  },
  /**
   * Slack (https://docs.slack.dev/messaging/formatting-message-text). Mentions and links use angle brackets, which are
   * escaped.
   */
  slack: {
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
  },
  /**
   * Telegram (https://core.telegram.org/bots/api#sendmessage). Other query parameters of the URL, such as
   * `message_thread_id`, are sent too. The text is one preformatted block, in which Telegram detects neither mentions nor
   * links (https://core.telegram.org/bots/api#messageentity).
   */
  telegram: {
    compose({ url, text }) {
      const parameters = Object.fromEntries(url.searchParams);
      const entities = [{ type: 'pre', offset: 0, length: text.length }];
      url.search = '';
      return { url, body: { ...parameters, text, entities, link_preview_options: { is_disabled: true } } };
    },
    getError(response) {
      const { ok, description } = parseJsonObject(response);
      const error = getResponseError(ok === true, response);
      // Telegram also responds with 400 to an unknown chat.
      const isAboutText = /message (is|text)|entit/i.test(String(description));
      return error && new DeliveryError(error.code, error.isPermanent && isAboutText);
    },
  },
};

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
 * `contentCodes` reject the message itself; any other error, such as an invalid token or signature, can be fixed by the
 * operator.
 */
function getCodeError(
  response: HttpResponse,
  name: 'errcode' | 'code',
  contentCodes: number[],
): DeliveryError | undefined {
  const code = parseJsonObject(response)[name];
  if (typeof code !== 'number') return getResponseError(false, response);
  if (code === 0) return getStatusError(response);
  return new DeliveryError(`${name} ${code}`, contentCodes.includes(code));
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
