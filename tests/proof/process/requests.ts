import { once } from 'node:events';
import net from 'node:net';
import { createContactFields } from '../../unit/enquiries/helpers/enquiryFields';

/** Requests a page and returns the status. */
export async function requestPage(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/en/`);
  await response.text();
  return response.status;
}

/** Sends an enquiry and returns the status. */
export async function sendEnquiry(port: number, fields = createContactFields()): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  await response.text();
  return response.status;
}

/** Opens a connection and sends `data`. The returned object collects the received data in `received`. */
export async function connect(port: number, data = '') {
  const socket = net.connect(port, '127.0.0.1');
  const connection = {
    socket,
    received: '',
    closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    async waitForText(text: string): Promise<void> {
      while (!connection.received.includes(text)) await once(socket, 'data');
    },
  };
  socket.on('data', (chunk) => {
    connection.received += chunk;
  });
  // The server may reset the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(data);
  return connection;
}

/** True if the port accepts connections. */
export async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
