import type { AddressInfo, Server } from 'node:net';
import { StartError } from './StartError';

/** Resolves once a server listens on `port` (0: any that is free) of `host`. Throws `StartError` where it cannot. */
export function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(explain(error, port))));
    server.listen(port, host, resolve);
  });
}

/** Where a server is reached from this machine. */
export function localUrl(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another, or stop what listens there.`;
  if (code === 'EACCES') return `Port ${port} is not open to this user: set PORT to one above 1023.`;
  return `The server cannot listen on port ${port}: ${message}`;
}
