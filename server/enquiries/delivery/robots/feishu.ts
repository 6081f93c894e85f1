import { createHmac } from 'node:crypto';
import { failureOfCode } from './failureOfCode';
import { jsonOf } from './jsonOf';
import type { Robot } from './Robot';
import { takeSecret } from './takeSecret';

/** Too many messages: of this tenant, or to the service. */
const PASSING = { 11232: 0, 99991400: 0 };

/** A bad request, which stays one, unless `msg` says that there were too many of them. */
const BAD_REQUEST = 9499;

/**
 * Feishu: `https://open.feishu.cn/open-apis/bot/v2/hook/…#secret`
 * (https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot). Time and secret are the key of the signature,
 * over nothing. A text mentions by a tag, `<at user_id="all">`, which nothing escapes: no bracket is sent.
 */
export const feishu: Robot = {
  form: 'https://open.feishu.cn/open-apis/bot/v2/hook/…#secret',
  pattern: /\/hook\/[^/?]/,
  compose(address, text, now) {
    const { url, secret } = takeSecret(address);
    const timestamp = String(Math.floor(now / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    const content = { text: text.replaceAll('<', '＜').replaceAll('>', '＞') };
    return { url, body: { ...(secret ? { timestamp, sign } : {}), msg_type: 'text', content } };
  },
  failureOf(answer) {
    const isTooMany = /too many request/i.test(String(jsonOf(answer.text).msg));
    return failureOfCode(answer, 'code', isTooMany ? { ...PASSING, [BAD_REQUEST]: 0 } : PASSING);
  },
};
