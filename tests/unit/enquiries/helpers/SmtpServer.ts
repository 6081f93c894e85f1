import net, { type AddressInfo, type Socket } from 'node:net';
import { withTimeout } from '@/tests/withTimeout';
import { type ParsedMail, parseMail } from './parseMail';

type ReceivedMail = ParsedMail & { from: string; to: string[]; raw: string };

/**
 * Replies other than 250, by the first four letters of the command (`STAR` for `STARTTLS`). TLS is not supported, and
 * every login fails.
 */
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
  private readonly rejections = new Map<string, string[]>();
  /** Number of mails held so far, including those released since. */
  heldCount = 0;
  private readonly sockets = new Set<Socket>();
  private shouldHold: (to: string[]) => boolean = () => false;
  private heldReplies: (() => void)[] = [];
  private readonly server = net.createServer((socket) => this.serve(socket));
  private waiters: (() => void)[] = [];

  async listen(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Rejects the next mails to a recipient, one mail for each of these replies. */
  refuseMailsTo(recipient: string, ...rejections: string[]): void {
    this.rejections.set(recipient, rejections);
  }

  /** Delays the reply to each mail for which `shouldHold` returns true, until `releaseMails` is called. */
  holdMails(shouldHold: (to: string[]) => boolean): void {
    this.shouldHold = shouldHold;
  }

  releaseMails(): void {
    this.shouldHold = () => false;
    for (const sendReply of this.heldReplies.splice(0)) sendReply();
  }

  /** Resolves with all received mails, once at least `count` have arrived. */
  async waitForMails(count: number): Promise<ReceivedMail[]> {
    await this.waitUntil(() => this.mails.length >= count, `${count} mails`);
    return this.mails;
  }

  /** Returns the mails that a recipient has received. */
  getMailsTo(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(recipient));
  }

  /** Resolves with the received mails that match, once at least `count` have arrived. */
  async waitForMatchingMails(
    isMatch: (mail: ReceivedMail) => boolean,
    count: number,
  ): Promise<ReceivedMail[]> {
    await this.waitUntil(() => this.mails.filter(isMatch).length >= count, `${count} mails`);
    return this.mails.filter(isMatch);
  }

  /** Resolves with the mails that a recipient has received, once at least `count` have arrived. */
  async waitForMailsTo(recipient: string, count: number): Promise<ReceivedMail[]> {
    await this.waitUntil(() => this.getMailsTo(recipient).length >= count, `${count} mails to ${recipient}`);
    return this.getMailsTo(recipient);
  }

  /** Resolves once at least `count` mails have been held. */
  waitForHeldMails(count: number): Promise<void> {
    return this.waitUntil(() => this.heldCount >= count, `${count} held mails`);
  }

  private async waitUntil(isTrue: () => boolean, description: string): Promise<void> {
    const waitUntilTrue = async () => {
      while (!isTrue()) await new Promise<void>((resolve) => this.waiters.push(resolve));
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
    let isReadingContent = false;
    reply('220 test');
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const terminator = isReadingContent ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(terminator);
        if (end === -1) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + terminator.length);
        if (isReadingContent) {
          isReadingContent = false;
          const storeMail = this.storeMail.bind(this, from, to, `${text}\r\n`);
          const sendReply = () => {
            storeMail();
            reply('250 stored');
          };
          if (this.shouldHold(to)) {
            this.heldReplies.push(sendReply);
            this.heldCount += 1;
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
          const rejection = this.rejections.get(recipient)?.shift();
          if (rejection !== undefined) {
            reply(rejection);
            continue;
          }
          to.push(recipient);
        }
        isReadingContent = verb === 'DATA';
        reply(replies[verb] ?? '250 ok');
      }
    });
  }

  private storeMail(from: string, to: string[], latin1: string): void {
    // A line that begins with a dot is sent with a second dot (RFC 5321, section 4.5.2).
    const raw = Buffer.from(latin1, 'latin1').toString().replace(/^\.\./gm, '.');
    this.mails.push({ ...parseMail(raw), from, to, raw });
    this.notifyWaiting();
  }

  private notifyWaiting(): void {
    for (const resolve of this.waiters.splice(0)) resolve();
  }
}
