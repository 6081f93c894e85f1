import net, { type AddressInfo, type Socket } from 'node:net';
import { type ParsedMail, parseMail } from './parseMail';
import { withTimeout } from './withTimeout';

export type ReceivedMail = ParsedMail & { from: string; to: string[]; raw: string };

/** As much of an SMTP server (RFC 5321) as it takes to receive mail. */
export class SmtpServer {
  readonly mails: ReceivedMail[] = [];
  /** What to answer to the next recipients, instead of accepting them. */
  readonly refusals: string[] = [];
  private readonly sockets = new Set<Socket>();
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

  /** Resolves as soon as so many mails have come. */
  async until(count: number): Promise<ReceivedMail[]> {
    const arrived = async () => {
      while (this.mails.length < count) await new Promise<void>((resolve) => this.arrivals.push(resolve));
    };
    await withTimeout(arrived(), `${count} mails`);
    return this.mails;
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
          this.keep(from, to, `${text}\r\n`);
          reply('250 kept');
          continue;
        }
        const verb = text.slice(0, 4).toUpperCase();
        if (verb === 'MAIL') {
          from = text;
          to = [];
        }
        if (verb === 'RCPT') {
          const refusal = this.refusals.shift();
          if (refusal !== undefined) {
            reply(refusal);
            continue;
          }
          to.push(/<(.*?)>/.exec(text)?.[1] ?? '');
        }
        inData = verb === 'DATA';
        reply(inData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  }

  private keep(from: string, to: string[], latin1: string): void {
    const raw = Buffer.from(latin1, 'latin1').toString().replace(/^\.\./gm, '.');
    this.mails.push({ ...parseMail(raw), from, to, raw });
    for (const arrived of this.arrivals.splice(0)) arrived();
  }
}
