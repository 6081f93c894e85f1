import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Environment, readDatabaseUrl } from '../config';
import { DatabaseConnection } from '../store/Database';
import { enquiryCommands, UsageError, type Write } from './enquiryCommands';

const usage = `Usage: npm run leads -- COMMAND

  list                            list all enquiries, oldest first, one per line:
                                  local time, number, kind, subject, sender and
                                  the state of the deliveries
  show NUMBER                     show one enquiry and the state of its deliveries;
                                  NUMBER is the reference number or the whole ID
  export --format json|csv        write all enquiries to standard output; in CSV,
                                  a ' is put before text that would be a formula
                                  or a number without its leading zero
  failed                          list the deliveries that were abandoned; each
                                  recipient of a mail has a separate delivery
  retry ID                        retry one abandoned delivery, or --all of them
  erase EMAIL                     delete all data of one person except the proofs
                                  of consent, which contain no email address
  erase PHONE                     delete the enquiries with a telephone number, in
                                  any spelling (+86 before a number of China)
  purge --older-than DAYS         delete enquiries older than a number of days, and
                                  unconfirmed or ended subscriptions of that age
                                  (the server automatically deletes data after the
                                  retention periods in the privacy policy)
  consents EMAIL                  show the proofs of consent of one person; PHONE
                                  for enquiries without an email address
  create                          create an empty database if the server must not
                                  (LEADS_DATABASE_CREATE=0); run it as the user of
                                  the server
  backup FILE                     copy the database; the server may be running
  restore FILE                    replace the database with such a copy and keep
                                  the former one beside it; stop the server first.
                                  PostgreSQL: back up with pg_dump; restore runs
                                  pg_restore, and the servers may be running
  --help                          show this help

LEADS_DATABASE_URL selects the database (default: file:./data/leads.db).
Exit codes: 0 success, 1 failure (such as an unknown ID), 2 invalid arguments.
`;

/** The output functions of a command: for results and for errors. */
export type CommandOutput = { write: Write; writeError: Write };

/** Runs one command of `npm run leads` and returns its exit code. Never throws. */
export async function runEnquiryCommand(
  args: string[],
  env: Environment,
  { write, writeError }: CommandOutput,
): Promise<number> {
  try {
    if (args.includes('--help') || args.includes('-h')) write(usage);
    else await runCommand(args, env, write);
    return 0;
  } catch (error) {
    writeError(`${(error as Error).message}\n`);
    if (!(error instanceof UsageError)) return 1;
    writeError(`\n${usage}`);
    return 2;
  }
}

async function runCommand([name = '', ...args]: string[], env: Environment, write: Write): Promise<void> {
  const command = Object.hasOwn(enquiryCommands, name) ? enquiryCommands[name] : undefined;
  if (command === undefined)
    throw new UsageError(name === '' ? 'Missing command.' : `Unknown command: ${name}`);
  const { operand: operandName, options = {}, mayCreateDatabase = false, run } = command;
  const { values, positionals } = parse(args, options);
  const [operand = ''] = positionals;
  const unexpected = positionals[operandName === undefined ? 0 : 1];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (operandName !== undefined && (operand !== '') === (values.all === true))
    throw new UsageError(`${name} requires ${operandName}.`);
  const database = new DatabaseConnection(readDatabaseUrl(env), { mayCreate: mayCreateDatabase });
  try {
    await run(database, { operand, ...values }, write);
  } finally {
    await database.close();
  }
}

function parse(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
