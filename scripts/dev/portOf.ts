import { parseArgs } from 'node:util';

/** The port that Next will listen on, given its options. */
export function portOf(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', short: 'p' } },
    strict: false,
  });
  return Number(values.port ?? process.env.PORT ?? 3000);
}
