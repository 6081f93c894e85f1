import { parseArgs } from 'node:util';
import { UsageError } from './UsageError';

export const usage = `Usage: npm run leads -- COMMAND

  list                            all leads, oldest first, a line each
  show ID                         one lead, and what has become of its deliveries
  export --format json|csv        all leads, to standard output
  failed                          deliveries that failed for good
  retry ID                        try one of them again, or with --all each
  erase EMAIL                     delete everything there is of one person, but
                                  the proof of consent, which holds no address
  purge --older-than DAYS         delete leads older than a number of days, and
                                  subscriptions of that age that are not in force
                                  (the server deletes by itself what the privacy
                                  page says is not kept any longer)
  consents EMAIL                  what is kept as proof of one person's consents
  backup FILE                     copy the database, while the server runs or not
  restore FILE                    put such a copy in the place of the database,
                                  which is kept beside it; the server may run
                                  (both for SQLite; PostgreSQL has pg_dump)
  --help                          this text

The database is that of LEADS_DATABASE_URL (default file:./data/leads.db).
Exit codes: 0 done, 1 not done (no such lead, no database), 2 not understood.
`;

export type LeadsCommand =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'show'; id: string }
  | { name: 'export'; format: 'json' | 'csv' }
  | { name: 'failed' }
  | { name: 'retry'; id: string | undefined }
  | { name: 'erase'; email: string }
  | { name: 'consents'; email: string }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string }
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
  if (values.all && name !== 'retry') throw new UsageError('Only retry takes --all.');
  if (name === 'retry') {
    if (values.all === (operand !== undefined)) {
      throw new UsageError('retry needs the ID of a delivery, as failed shows it, or --all.');
    }
    return { name, id: operand };
  }
  if (name === 'backup' || name === 'restore') {
    return { name, file: needed(operand, `${name} needs the name of a file.`) };
  }
  if (name === 'erase' || name === 'consents') {
    const email = needed(operand, `${name} needs an e-mail address.`);
    if (!email.includes('@')) throw new UsageError(`${email} is not an e-mail address.`);
    return { name, email };
  }
  if (operand !== undefined) throw new UsageError(`There is one word too many: ${operand}`);
  if (name === 'list' || name === 'failed') return { name };
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
        all: { type: 'boolean', default: false },
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
