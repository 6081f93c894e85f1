import { once } from 'node:events';
import net from 'node:net';
import { contactFields } from '../../unit/enquiries/helpers/enquiryFields';

/** Requests a page and returns the status. */
export async function requestPage(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/en/`);
  await response.text();
  return response.status;
}

/** Sends an enquiry and returns the status. */
export async function sendEnquiry(port: number, fields = contactFields()): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  await response.text();
  return response.status;
}

/** Opens a connection, sends `sent`, and collects the received data in `received`. */
export async function connect(port: number, sent = '') {
  const socket = net.connect(port, '127.0.0.1');
  const connection = {
    socket,
    received: '',
    closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    async untilReceived(text: string): Promise<void> {
      while (!connection.received.includes(text)) await once(socket, 'data');
    },
  };
  socket.on('data', (data) => {
    connection.received += data;
  });
  // The server may reset the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent);
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
