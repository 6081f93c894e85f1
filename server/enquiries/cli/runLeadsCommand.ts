import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { normalizeEmail } from '@/lib/shared/enquiry/email';
import { type Environment, readDatabaseUrl } from '../readConfig';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { getDatabaseFile } from '../store/getDatabaseFile';
import { type CommandOptions, type LeadsCommand, leadsCommands, type Write } from './leadsCommands';

/** Thrown if the command line is invalid. The message describes what is expected. */
class UsageError extends Error {}

const usage = `Usage: npm run leads -- COMMAND

  list                            all leads, oldest first, a line each
  show ID                         one lead, and what has become of its deliveries
  export --format json|csv        all leads, to standard output; in CSV, ' is put
                                  before text that would be a formula
  failed                          deliveries that failed for good: each recipient
                                  of a mail has a delivery
  retry ID                        try one of them again, or with --all each
  erase EMAIL                     delete everything there is of one person, but
                                  the proof of consent, which holds no address
  purge --older-than DAYS         delete leads older than a number of days, and
                                  subscriptions of that age that are not in force
                                  (the server deletes by itself what the privacy
                                  page says is not kept any longer)
  consents EMAIL                  what is kept as proof of one person's consents
  create                          make an empty database, where the server may not
                                  (LEADS_DATABASE_CREATE=0); as the server's user
  backup FILE                     copy the database, while the server runs or not
  restore FILE                    put such a copy in the place of the database,
                                  which is kept beside it; the server may run
                                  (both for SQLite; PostgreSQL has pg_dump)
  --help                          this text

The database is that of LEADS_DATABASE_URL (default file:./data/leads.db).
Exit codes: 0 done, 1 not done (no such lead, no database), 2 not understood.
`;

/** The output functions of a command: for results and for errors. */
export type CommandOutput = { write: Write; complain: Write };

/** The command that each option belongs to. */
const optionCommands = { format: 'export', 'older-than': 'purge', all: 'retry' };

/** Runs one command of `npm run leads` and returns its exit code. Never throws. */
export async function runLeadsCommand(
  args: string[],
  env: Environment,
  { write, complain }: CommandOutput,
): Promise<number> {
  try {
    const { command, given } = parse(args);
    if (command === undefined) write(usage);
    else await runOnDatabase(readDatabaseUrl(env), command, given, write);
    return 0;
  } catch (error) {
    complain(`${(error as Error).message}\n`);
    if (!(error instanceof UsageError)) return 1;
    complain(`\n${usage}`);
    return 2;
  }
}

async function runOnDatabase(
  url: string,
  command: LeadsCommand,
  given: CommandOptions,
  write: Write,
): Promise<void> {
  const file = getDatabaseFile(url);
  // Only `create` and `restore` may create the file: a file that belongs to the user of this command might not be
  // readable by the server.
  if (!command.isWithoutDatabase && file !== undefined && !existsSync(file)) {
    throw new Error(`There is no database at ${file}: no server has stored a lead there yet.`);
  }
  const database = new DatabaseConnection(url, undefined, { mayCreate: command.isWithoutDatabase === true });
  try {
    await command.run({ url, database }, given, write);
  } finally {
    database.close();
  }
}

/** Returns the command and its arguments; `command` is undefined if help is requested. Throws `UsageError`. */
function parse(args: string[]): { command?: LeadsCommand; given: CommandOptions } {
  const { values, positionals } = tokenize(args);
  const { help, ...options } = values;
  const [name = '', written = '', ...rest] = positionals;
  const command = Object.hasOwn(leadsCommands, name) ? leadsCommands[name] : undefined;
  const operand = command?.takes === 'address' ? normalizeEmail(written) : written;
  const given = { operand, ...options };
  if (help) return { given };
  if (command === undefined) {
    throw new UsageError(name === '' ? 'Which command?' : `There is no command ${name}.`);
  }
  for (const [option, needed] of Object.entries(optionCommands)) {
    if (option in options && name !== needed) throw new UsageError(`Only ${needed} takes --${option}.`);
  }
  const { takes, needs, accepts = () => takes === undefined || operand !== '' } = command;
  const [tooMany] = takes ? rest : positionals.slice(1);
  if (tooMany !== undefined) throw new UsageError(`There is one word too many: ${tooMany}`);
  if (!accepts(given)) throw new UsageError(`${name} needs ${needs}.`);
  if (takes === 'address' && !operand.includes('@')) {
    throw new UsageError(`${written} is not an e-mail address.`);
  }
  return { command, given };
}

function tokenize(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        format: { type: 'string' },
        'older-than': { type: 'string' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
