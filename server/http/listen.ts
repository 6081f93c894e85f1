import type { AddressInfo, Server } from 'node:net';

/**
 * Resolves once a server listens on `port` (0: any free port) of `host`. Throws `StartError` if it cannot listen, which
 * names the environment variable of the port or the host.
 */
export function listen(
  server: Server,
  port: number,
  host: string | undefined,
  variable = 'PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(formatError(error, { port, host, variable }))));
    server.listen(port, host, resolve);
  });
}

/** Returns the URL of a server on this machine. */
export function getLocalUrl(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

type Address = { port: number; host: string | undefined; variable: string };

function formatError(
  { code = '', message }: NodeJS.ErrnoException,
  { port, host, variable }: Address,
): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: set ${variable} to another port, or stop the process that uses it.`;
  }
  if (code === 'EACCES')
    return `This user may not listen on port ${port}: set ${variable} to a port above 1023.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    const hostVariable = variable.replace('PORT', 'HOST');
    return `This machine has no IP address ${host}: set ${hostVariable} to one that it has, or leave it empty.`;
  }
  return `The server cannot listen on port ${port}: ${message}`;
}

/** Reason why the server cannot start, as one line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
