import { parseArgs } from 'node:util';
import { UsageError } from './UsageError';

export const usage = `Usage: npm run leads -- COMMAND

  list                            all leads, oldest first, a line each
  show ID                         one lead, and what has become of its deliveries
  export --format json|csv        all leads, to standard output
  erase EMAIL                     delete everything there is of one person
  purge --older-than DAYS         delete leads older than a number of days, and
                                  subscriptions of that age that are not in force
  --help                          this text

The database is that of LEADS_DATABASE_URL (default file:./data/leads.db).
Exit codes: 0 done, 1 not done (no such lead, no database), 2 not understood.
`;

export type LeadsCommand =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'show'; id: string }
  | { name: 'export'; format: 'json' | 'csv' }
  | { name: 'erase'; email: string }
  | { name: 'purge'; days: number };

/** Reads the arguments of `npm run leads`. Throws `UsageError`. */
export function parseLeadsArgs(args: string[]): LeadsCommand {
  const { values, positionals } = parse(args);
  const [name, operand, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (rest.length > 0) throw new UsageError(`There is one word too many: ${rest[0]}`);
  if (values.format !== undefined && name !== 'export') throw new UsageError('Only export takes --format.');
  if (values['older-than'] !== undefined && name !== 'purge') {
    throw new UsageError('Only purge takes --older-than.');
  }
  if (name === 'show') return { name, id: needed(operand, 'show needs the ID of a lead, as list shows it.') };
  if (name === 'erase') {
    const email = needed(operand, 'erase needs an e-mail address.');
    if (!email.includes('@')) throw new UsageError(`${email} is not an e-mail address.`);
    return { name, email };
  }
  if (operand !== undefined) throw new UsageError(`There is one word too many: ${operand}`);
  if (name === 'list') return { name };
  if (name === 'export') return { name, format: toFormat(values.format) };
  if (name === 'purge') return { name, days: toDays(values['older-than']) };
  throw new UsageError(name === undefined ? 'Which command?' : `There is no command ${name}.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function needed(operand: string | undefined, message: string): string {
  if (!operand) throw new UsageError(message);
  return operand;
}

function toFormat(format: string | undefined): 'json' | 'csv' {
  if (format === 'json' || format === 'csv') return format;
  throw new UsageError('export needs --format json or --format csv.');
}

function toDays(days: string | undefined): number {
  if (days !== undefined && /^[1-9]\d{0,4}$/.test(days)) return Number(days);
  throw new UsageError('purge needs --older-than and a whole number of days, 1 or more.');
}
