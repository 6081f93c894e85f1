import { failureOfCode } from './failureOfCode';
import type { Robot } from './Robot';

/** The longest text, in bytes. */
const LONGEST = 2048;

/** Busy, and more than 20 messages a minute. */
const PASSING = { [-1]: 0, 45009: 60_000 };

/**
 * WeCom: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…` (https://developer.work.weixin.qq.com/document/path/91770).
 * A text has no markup, and mentions only whom lists beside it name.
 */
export const wecom: Robot = {
  form: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
  pattern: /[?&]key=[^&]/,
  compose: (url, text) => ({ url, body: { msgtype: 'text', text: { content: cut(text) } } }),
  failureOf: (answer) => failureOfCode(answer, 'errcode', PASSING),
};

function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LONGEST) return text;
  const end = '…';
  // Cut in the middle, the last character would be a replacement character.
  const whole = new TextDecoder().decode(bytes.subarray(0, LONGEST - Buffer.byteLength(end)), {
    stream: true,
  });
  return whole + end;
}
