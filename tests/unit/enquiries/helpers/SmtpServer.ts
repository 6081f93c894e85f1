import net, { type AddressInfo, type Socket } from 'node:net';
import { withTimeout } from '@/tests/withTimeout';
import { type ParsedMail, parseMail } from './parseMail';

export type ReceivedMail = ParsedMail & { from: string; to: string[]; raw: string };

/** Replies other than 250: TLS is not supported, and every login fails. */
const replies: Record<string, string> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  DATA: '354 go on',
  QUIT: '221 bye',
  STAR: '502 no TLS',
  AUTH: '535 no',
};

/** The parts of an SMTP server (RFC 5321) that are needed to receive mail. */
export class SmtpServer {
  readonly mails: ReceivedMail[] = [];
  private readonly refusals = new Map<string, string[]>();
  /** Number of held mails, including released ones. */
  held = 0;
  private readonly sockets = new Set<Socket>();
  private isHeld: (to: string[]) => boolean = () => false;
  private released: (() => void)[] = [];
  private readonly server = net.createServer((socket) => this.serve(socket));
  private arrivals: (() => void)[] = [];

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Uses these replies for the next mails to a recipient, instead of accepting them. */
  refuse(recipient: string, ...answers: string[]): void {
    this.refusals.set(recipient, answers);
  }

  /** Does not reply to mails to some recipients until `release`. */
  hold(isHeld: (to: string[]) => boolean): void {
    this.isHeld = isHeld;
  }

  release(): void {
    this.isHeld = () => false;
    for (const sendReply of this.released.splice(0)) sendReply();
  }

  /** Resolves when `count` mails have arrived. */
  async until(count: number): Promise<ReceivedMail[]> {
    await this.untilTrue(() => this.mails.length >= count, `${count} mails`);
    return this.mails;
  }

  /** Returns the mails that a recipient has received. */
  to(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(recipient));
  }

  /** Resolves with the received mails that match, as soon as there are `count`. */
  async untilMails(isMatch: (mail: ReceivedMail) => boolean, count: number): Promise<ReceivedMail[]> {
    await this.untilTrue(() => this.mails.filter(isMatch).length >= count, `${count} mails`);
    return this.mails.filter(isMatch);
  }

  /** Resolves when `count` mails to a recipient have arrived. */
  async untilTo(recipient: string, count: number): Promise<ReceivedMail[]> {
    await this.untilTrue(() => this.to(recipient).length >= count, `${count} mails to ${recipient}`);
    return this.to(recipient);
  }

  /** Resolves when `count` mails have been held. */
  untilHeld(count: number): Promise<void> {
    return this.untilTrue(() => this.held >= count, `${count} mails that are held`);
  }

  private async untilTrue(isTrue: () => boolean, description: string): Promise<void> {
    const waitUntilTrue = async () => {
      while (!isTrue()) await new Promise<void>((resolve) => this.arrivals.push(resolve));
    };
    await withTimeout(waitUntilTrue(), description);
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setEncoding('latin1');
    const reply = (line: string) => socket.write(`${line}\r\n`);
    let buffer = '';
    let from = '';
    let to: string[] = [];
    let inData = false;
    reply('220 test');
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          const storeMail = this.storeMail.bind(this, from, to, `${text}\r\n`);
          const sendReply = () => {
            storeMail();
            reply('250 kept');
          };
          if (this.isHeld(to)) {
            this.released.push(sendReply);
            this.held += 1;
            this.notifyWaiting();
          } else sendReply();
          continue;
        }
        const verb = text.slice(0, 4).toUpperCase();
        if (verb === 'MAIL') {
          from = text;
          to = [];
        }
        if (verb === 'RCPT') {
          const recipient = /<(.*?)>/.exec(text)?.[1] ?? '';
          const refusal = this.refusals.get(recipient)?.shift();
          if (refusal !== undefined) {
            reply(refusal);
            continue;
          }
          to.push(recipient);
        }
        inData = verb === 'DATA';
        reply(replies[verb] ?? '250 ok');
      }
    });
  }

  private storeMail(from: string, to: string[], latin1: string): void {
    const raw = Buffer.from(latin1, 'latin1').toString().replace(/^\.\./gm, '.');
    this.mails.push({ ...parseMail(raw), from, to, raw });
    this.notifyWaiting();
  }

  private notifyWaiting(): void {
    for (const waitUntilTrue of this.arrivals.splice(0)) waitUntilTrue();
  }
}
