import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Body, type ChatServiceName, chatServices, type ServiceResponse } from './chatServices';

export const chatNames = Object.keys(chatServices) as ChatServiceName[];

/** Simulates the chat services on one local port. */
export class ChatServer {
  /** The messages that each service received. */
  readonly messages: Record<string, Body[]> = {};
  /** Responses that services give to their next message, whatever its content. */
  readonly nextResponses = new Map<ChatServiceName, ServiceResponse>();
  private readonly server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    // The first path segment is the host of the service that the message is for (see `getLocalUrl`).
    const url = new URL(`https:/${request.url}`);
    const name = findServiceName(url);
    const service = chatServices[name];
    const body = JSON.parse(text) as Body;
    const errorResponse = this.nextResponses.get(name) ?? service.getErrorResponse(url, body);
    this.nextResponses.delete(name);
    if (!errorResponse) this.messages[name] = [...(this.messages[name] ?? []), body];
    const { status = 200, headers, body: responseBody } = errorResponse ?? { body: service.successBody };
    response.writeHead(status, headers);
    response.end(typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody));
  });

  /**
   * Starts listening. Returns environment variables with the webhook URLs of all services. A function in
   * `changes` changes the URL of its service.
   */
  async listen(changes: Partial<Record<ChatServiceName, (webhookUrl: string) => string>> = {}) {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const variables = chatNames.map((name) => {
      const { webhookUrl } = chatServices[name];
      return [`${name.toUpperCase()}_ROBOT_URL`, changes[name]?.(webhookUrl) ?? webhookUrl];
    });
    return Object.fromEntries(variables) as Record<string, string>;
  }

  /** Returns the URL on the local port that replaces the URL of a service. */
  getLocalUrl({ host, pathname, search }: URL): URL {
    const { port } = this.server.address() as AddressInfo;
    return new URL(`http://127.0.0.1:${port}/${host}${pathname}${search}`);
  }

  /** Returns the text of the last message to a service. */
  getText(name: ChatServiceName): string {
    const body = this.messages[name]?.at(-1);
    return String(body?.text?.content ?? body?.content?.text ?? body?.text);
  }

  close(): void {
    this.server.close();
  }
}

function findServiceName({ host }: URL): ChatServiceName {
  const name = chatNames.find((chat) => new URL(chatServices[chat].webhookUrl).host === host);
  // The only other host is the international one of Feishu.
  return name ?? 'feishu';
}
