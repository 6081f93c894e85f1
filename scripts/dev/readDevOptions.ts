import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';

/** Default IP address of the development server. Browsers try it for `localhost` if nothing listens on `[::1]`. */
const LOOPBACK = '127.0.0.1';

/** Reads the options of the command that starts the development server: `--hostname` or `HOST`, and `--port` or `PORT`. */
export function readDevOptions(args: string[], { HOST, PORT }: NodeJS.ProcessEnv) {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
    strict: false,
  });
  const requested = String(values.hostname ?? HOST ?? LOOPBACK);
  const hostname = requested === 'localhost' ? LOOPBACK : requested;
  return {
    hostname,
    port: Number(values.port ?? PORT ?? 3000),
    /** Hosts other than `hostname` whose pages may use the endpoints of the development server. */
    origins: getLocalHosts().filter((host) => host !== hostname),
  };
}

/** Returns the IP addresses of this machine in URL syntax. */
function getLocalHosts(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
