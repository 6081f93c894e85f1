import { createHmac } from 'node:crypto';
import { failureOfCode } from './failureOfCode';
import type { Robot } from './Robot';
import { takeSecret } from './takeSecret';

/** Too many requests, to this robot or to the service. */
const PASSING = [9499, 11232, 99991400];

/**
 * Feishu: `https://open.feishu.cn/open-apis/bot/v2/hook/…#secret`
 * (https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot). Time and secret are the key of the signature,
 * over nothing. A text mentions by a tag, `<at user_id="all">`, which nothing escapes: no bracket is sent.
 */
export const feishu: Robot = {
  isInChina: true,
  compose(address, text, now) {
    const { url, secret } = takeSecret(address);
    const timestamp = String(Math.floor(now / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    const content = { text: text.replaceAll('<', '＜').replaceAll('>', '＞') };
    return { url, body: { ...(secret ? { timestamp, sign } : {}), msg_type: 'text', content } };
  },
  failureOf: (answer) => failureOfCode(answer, 'code', PASSING),
};
