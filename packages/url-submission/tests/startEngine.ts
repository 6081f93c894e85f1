import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type EngineAnswer = { status: number; body?: object; headers?: Record<string, string> };
export type EngineRequest = { url: string; type: string | undefined; body: string };

/**
 * Starts a server that imitates a search engine. It gives the answers in turn, then repeats the last one. The
 * returned requests are those received so far.
 */
export async function startEngine(...answers: EngineAnswer[]) {
  const requests: EngineRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', type: request.headers['content-type'], body });
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? { status: 200 };
    response.writeHead(answer.status, { Connection: 'close', ...answer.headers });
    response.end(answer.body && JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/urls`;
  return { endpoint, requests, stop: () => server.close() };
}
