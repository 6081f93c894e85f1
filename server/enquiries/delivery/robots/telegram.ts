import { DeliveryError } from '../DeliveryError';
import { failureOfStatus } from '../post';
import { jsonOf } from './jsonOf';
import type { Robot } from './Robot';

/**
 * Telegram: `https://api.telegram.org/bot<token>/sendMessage?chat_id=…` (https://core.telegram.org/bots/api#sendmessage);
 * what else the query says, `message_thread_id` for one, is sent too. The text is one preformatted block, in which Telegram
 * finds neither mentions nor links (https://core.telegram.org/bots/api#messageentity).
 */
export const telegram: Robot = {
  form: 'https://api.telegram.org/bot<token>/sendMessage?chat_id=…',
  pattern: /\/bot\d+:[\w-]+\/sendMessage\?(.*&)?chat_id=[^&]/,
  compose(address, text) {
    const url = new URL(address);
    url.search = '';
    const entities = [{ type: 'pre', offset: 0, length: text.length }];
    const parameters = Object.fromEntries(address.searchParams);
    return { url, body: { ...parameters, text, entities, link_preview_options: { is_disabled: true } } };
  },
  failureOf(answer) {
    const failure = failureOfStatus(answer);
    if (!failure) return jsonOf(answer.text).ok === true ? undefined : new DeliveryError('ANSWER');
    if (answer.status !== 429) return failure;
    // It says so in the answer rather than in a header.
    const seconds = Number(/"retry_after":\s*(\d+)/.exec(answer.text)?.[1] ?? 0);
    return new DeliveryError('HTTP 429', false, seconds * 1000);
  },
};
