import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatServiceName, getVariableName } from '@/server/enquiries/delivery/chat/chatServices';
import { type Answer, type Body, chatServices } from './chatServices';

export const chats = Object.keys(chatServices) as ChatServiceName[];

/** The five chat services on one local port. */
export class ChatServer {
  /** The messages that each service received. */
  readonly messages: Record<string, Body[]> = {};
  /** The response of a service to its next message, whatever the message. */
  readonly next = new Map<ChatServiceName, Answer>();
  private readonly server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    // The first path segment is the host that the message is for.
    const url = new URL(`https:/${request.url}`);
    const name = findService(url);
    const service = chatServices[name];
    const body = JSON.parse(text) as Body;
    const refusal = this.next.get(name) ?? service.refusal(url, body);
    this.next.delete(name);
    if (!refusal) this.messages[name] = [...(this.messages[name] ?? []), body];
    const { status = 200, headers, body: answer } = refusal ?? { body: service.done };
    response.writeHead(status, headers);
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });

  /** Starts listening. Returns the environment of a server that uses all five services; URLs can be changed. */
  async listen(changed: Partial<Record<ChatServiceName, (address: string) => string>> = {}) {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const variables = chats.map((name) => {
      const { address } = chatServices[name];
      return [getVariableName(name), changed[name]?.(address) ?? address];
    });
    return Object.fromEntries(variables) as Record<string, string>;
  }

  /** Returns the local URL that replaces a URL of a service. */
  standInFor({ host, pathname, search }: URL): URL {
    const { port } = this.server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/${host}${pathname}${search}`);
  }

  /** Returns the text of the last message to a service. */
  textOf(name: ChatServiceName): string {
    const body = this.messages[name]?.at(-1);
    return String(body?.text?.content ?? body?.content?.text ?? body?.text);
  }

  close(): void {
    this.server.close();
  }
}

function findService({ host }: URL): ChatServiceName {
  const name = chats.find((chat) => new URL(chatServices[chat].address).host === host);
  // The international host of Feishu.
  return name ?? 'feishu';
}
