import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { listen } from './listen';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';

/**
 * Forwards connections to a port of `::1` to the same port of `127.0.0.1`, because a browser may try either of them for
 * `localhost`. Does nothing on a machine without IPv6. Throws `StartError` if the port is taken.
 */
export async function forwardFromIPv6(port: number): Promise<void> {
  if (!(await hasIPv6())) return;
  const server = createServer((client) => {
    const upstream = connect(port, IPV4);
    // If one connection fails, `pipeline` closes both; there is nothing to report.
    pipeline(client, upstream, client, () => {});
  });
  await listen(server, port, IPV6);
}

async function hasIPv6(): Promise<boolean> {
  const probe = createServer();
  const isListening = await listen(probe, 0, IPV6).then(
    () => true,
    () => false,
  );
  probe.close();
  return isListening;
}
