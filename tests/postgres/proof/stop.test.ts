import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ChildServer } from '../../proof/enquiries/ChildServer';
import { createContactFields } from '../../unit/enquiries/helpers/enquiryFields';
import { createStore } from '../../unit/enquiries/helpers/testStore';

const env: Record<string, string> = {};
const server = new ChildServer(env);

afterAll(() => server.stop());

/** Resolves once the server refuses connections; on a busy machine, the signal may arrive late. */
async function waitUntilClosed(port: number): Promise<void> {
  for (let isOpen = true; isOpen; await setTimeout(10)) {
    const socket = net.connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
  }
}

test('an enquiry in flight during a stop is stored and answered', async () => {
  env.LEADS_DATABASE_URL = await createStore();
  await server.start();
  const port = Number(new URL(server.url).port);
  const body = Buffer.from(JSON.stringify(createContactFields()));
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [interimResponse] = await once(socket, 'data');
  expect(String(interimResponse)).toMatch(/^HTTP\/1\.1 100 /);
  const stopped = server.stop();
  await waitUntilClosed(port);
  socket.write(body);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /);
  await stopped;
});
