import { createHmac } from 'node:crypto';
import { failureOfCode } from './failureOfCode';
import type { Robot } from './Robot';
import { takeSecret } from './takeSecret';

/** Busy, and more than 20 messages a minute, after which the robot is silent for ten. */
const PASSING = { [-1]: 0, 130101: 600_000, 410100: 600_000 };

/**
 * DingTalk: `https://oapi.dingtalk.com/robot/send?access_token=…#SEC…`, signed with HMAC-SHA256 over time and secret
 * (https://open.dingtalk.com/document/orgapp/custom-robot-access). A text has no markup, and mentions only whom `at` names.
 */
export const dingtalk: Robot = {
  form: 'https://oapi.dingtalk.com/robot/send?access_token=…#SEC…',
  pattern: /[?&]access_token=[^&]/,
  compose(address, text, now) {
    const { url, secret } = takeSecret(address);
    if (secret) {
      const sign = createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64');
      url.searchParams.set('timestamp', String(now));
      url.searchParams.set('sign', sign);
    }
    return { url, body: { msgtype: 'text', text: { content: text }, at: { isAtAll: false } } };
  },
  failureOf: (answer) => failureOfCode(answer, 'errcode', PASSING),
};
