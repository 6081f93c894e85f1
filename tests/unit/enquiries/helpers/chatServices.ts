import { createHmac } from 'node:crypto';

export type ChatServiceName = 'wecom' | 'dingtalk' | 'feishu' | 'slack' | 'telegram';

const SECRET = 'SEC+of/a test';

export type ServiceResponse = { status?: number; headers?: Record<string, string>; body: unknown };
export type Body = Record<string, unknown> & {
  text: { content: string } & string;
  content: { text: string };
};
type Service = {
  webhookUrl: string;
  /** Returns undefined if the service accepts the message. */
  getErrorResponse(url: URL, body: Body): ServiceResponse | undefined;
  successBody: unknown;
};

function createSignature(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

function isWithinOneHour(ms: number): boolean {
  return Math.abs(Date.now() - ms) < 3_600_000;
}

/** The behaviour that each service documents: which messages it accepts, and how it responds to others. */
export const chatServices: Record<ChatServiceName, Service> = {
  wecom: {
    webhookUrl: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k',
    getErrorResponse({ searchParams }, { msgtype, text }) {
      if (searchParams.get('key') !== 'k') return { body: { errcode: 93000, errmsg: 'invalid webhook url' } };
      const isAccepted = msgtype === 'text' && Buffer.byteLength(text.content) <= 2048;
      return isAccepted ? undefined : { body: { errcode: 40058, errmsg: 'invalid Request Parameter' } };
    },
    successBody: { errcode: 0, errmsg: 'ok' },
  },
  dingtalk: {
    webhookUrl: `https://oapi.dingtalk.com/robot/send?access_token=t#${encodeURIComponent(SECRET)}`,
    getErrorResponse({ searchParams }, { msgtype, text }) {
      const timestamp = searchParams.get('timestamp') ?? '';
      const isSigned = searchParams.get('sign') === createSignature(SECRET, `${timestamp}\n${SECRET}`);
      if (!isSigned || !isWithinOneHour(Number(timestamp)) || searchParams.get('access_token') !== 't') {
        return { body: { errcode: 310000, errmsg: 'sign not match' } };
      }
      return msgtype === 'text' && text.content
        ? undefined
        : { body: { errcode: 40035, errmsg: 'param error' } };
    },
    successBody: { errcode: 0, errmsg: 'ok' },
  },
  feishu: {
    webhookUrl: `https://open.feishu.cn/open-apis/bot/v2/hook/h#${encodeURIComponent(SECRET)}`,
    getErrorResponse(_, { timestamp, sign, msg_type, content }) {
      const isSigned =
        sign === createSignature(`${timestamp}\n${SECRET}`, '') && isWithinOneHour(Number(timestamp) * 1000);
      if (!isSigned) return { body: { code: 19021, msg: 'sign match fail' } };
      const isAccepted = msg_type === 'text' && content.text;
      return isAccepted ? undefined : { status: 400, body: { code: 19001, msg: 'param invalid' } };
    },
    successBody: { code: 0, msg: 'success', data: {} },
  },
  slack: {
    webhookUrl: 'https://hooks.slack.com/services/T/B/X',
    getErrorResponse({ pathname }, { text }) {
      if (pathname !== '/services/T/B/X') return { status: 404, body: 'no_service' };
      return typeof text === 'string' ? undefined : { status: 400, body: 'invalid_payload' };
    },
    successBody: 'ok',
  },
  telegram: {
    webhookUrl: 'https://api.telegram.org/bot1:AAA/sendMessage?chat_id=-100',
    getErrorResponse({ pathname }, { chat_id, text, parse_mode }) {
      const createError = (error_code: number) => ({ status: error_code, body: { ok: false, error_code } });
      if (pathname !== '/bot1:AAA/sendMessage') return createError(401);
      return chat_id === '-100' && String(text).length <= 4096 && !parse_mode ? undefined : createError(400);
    },
    successBody: { ok: true, result: {} },
  },
};
