import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';

/** Where the development server listens unless it is told otherwise; `[::1]` is forwarded to it. */
export const LOOPBACK = '127.0.0.1';

export type DevOptions = {
  hostname: string;
  port: number;
  /** The hosts besides `hostname` whose pages may use Next's own endpoints. */
  origins: string[];
};

/** The options of `npm run dev`: `--hostname` or `HOST`, and `--port` or `PORT`. */
export function readDevOptions(args: string[], { HOST, PORT }: NodeJS.ProcessEnv): DevOptions {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
    strict: false,
  });
  const given = String(values.hostname ?? HOST ?? LOOPBACK);
  const hostname = given === 'localhost' ? LOOPBACK : given;
  return {
    hostname,
    port: Number(values.port ?? PORT ?? 3000),
    origins: ownAddresses().filter((one) => one !== hostname),
  };
}

/** The IP addresses of this machine, as URLs contain them. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
}
