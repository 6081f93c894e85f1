import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RobotName } from '@/server/robots/robots';

const secret = 'SEC+of/a test';

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };
type Body = Record<string, unknown> & { text: { content: string } & string; content: { text: string } };
type Service = { address: string; refusal(url: URL, body: Body): Answer | undefined; done: unknown };

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

function isNow(ms: number): boolean {
  return Math.abs(Date.now() - ms) < 3_600_000;
}

/** Each service as its documentation has it: what it takes, and how it says that it does not. */
const services: Record<RobotName, Service> = {
  wecom: {
    address: '/cgi-bin/webhook/send?key=k',
    refusal({ searchParams }, { msgtype, text }) {
      if (searchParams.get('key') !== 'k') return { body: { errcode: 93000, errmsg: 'invalid webhook url' } };
      const fits = msgtype === 'text' && Buffer.byteLength(text.content) <= 2048;
      return fits ? undefined : { body: { errcode: 40058, errmsg: 'invalid Request Parameter' } };
    },
    done: { errcode: 0, errmsg: 'ok' },
  },
  dingtalk: {
    address: `/robot/send?access_token=t#${encodeURIComponent(secret)}`,
    refusal({ searchParams }, { msgtype, text }) {
      const timestamp = searchParams.get('timestamp') ?? '';
      const isSigned = searchParams.get('sign') === hmac(secret, `${timestamp}\n${secret}`);
      if (!isSigned || !isNow(Number(timestamp)) || searchParams.get('access_token') !== 't') {
        return { body: { errcode: 310000, errmsg: 'sign not match' } };
      }
      return msgtype === 'text' && text.content
        ? undefined
        : { body: { errcode: 40035, errmsg: 'param error' } };
    },
    done: { errcode: 0, errmsg: 'ok' },
  },
  feishu: {
    address: `/open-apis/bot/v2/hook/h#${encodeURIComponent(secret)}`,
    refusal(_, { timestamp, sign, msg_type, content }) {
      const isSigned = sign === hmac(`${timestamp}\n${secret}`, '') && isNow(Number(timestamp) * 1000);
      if (!isSigned) return { body: { code: 19021, msg: 'sign match fail' } };
      const fits = msg_type === 'text' && content.text;
      return fits ? undefined : { status: 400, body: { code: 19001, msg: 'param invalid' } };
    },
    done: { code: 0, msg: 'success', data: {} },
  },
  slack: {
    address: '/services/T/B/X',
    refusal({ pathname }, { text }) {
      if (pathname !== '/services/T/B/X') return { status: 404, body: 'no_service' };
      return typeof text === 'string' ? undefined : { status: 400, body: 'invalid_payload' };
    },
    done: 'ok',
  },
  telegram: {
    address: '/bot1:AAA/sendMessage?chat_id=-100',
    refusal({ pathname }, { chat_id, text, parse_mode }) {
      const refused = (error_code: number) => ({ status: error_code, body: { ok: false, error_code } });
      if (pathname !== '/bot1:AAA/sendMessage') return refused(401);
      return chat_id === '-100' && String(text).length <= 4096 && !parse_mode ? undefined : refused(400);
    },
    done: { ok: true, result: {} },
  },
};

export const chats = Object.keys(services) as RobotName[];

/** The five services on one port of this machine. */
export class ChatServer {
  /** What each group has got. */
  readonly messages: Record<string, Body[]> = {};
  /** What a service answers to its next message, whatever that is. */
  readonly next = new Map<RobotName, Answer>();
  private readonly server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '', 'http://chat.example');
    const [, name = ''] = url.pathname.split('/');
    url.pathname = url.pathname.slice(name.length + 1);
    const service = services[name as RobotName];
    const body = JSON.parse(text) as Body;
    const refusal = this.next.get(name as RobotName) ?? service.refusal(url, body);
    this.next.delete(name as RobotName);
    if (!refusal) this.messages[name] = [...(this.messages[name] ?? []), body];
    const { status = 200, headers, body: answer } = refusal ?? { body: service.done };
    response.writeHead(status, headers);
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });

  /** Begins to listen. Returns the environment of a server that tells all five; an address can be changed. */
  async listen(changed: Partial<Record<RobotName, (address: string) => string>> = {}) {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    const variables = chats.map((name) => {
      const { address } = services[name];
      const path = changed[name]?.(address) ?? address;
      return [`${name.toUpperCase()}_ROBOT_URL`, `http://127.0.0.1:${port}/${name}${path}`];
    });
    return { LEADS_WEBHOOK_ALLOW_PRIVATE: '1', ...Object.fromEntries(variables) } as Record<string, string>;
  }

  /** The text of the last message to a group. */
  textOf(name: RobotName): string {
    const body = this.messages[name]?.at(-1);
    return String(body?.text?.content ?? body?.content?.text ?? body?.text);
  }

  close(): void {
    this.server.close();
  }
}
