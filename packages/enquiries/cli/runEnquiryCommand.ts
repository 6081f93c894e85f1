import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, readDatabaseUrl } from '../readConfig';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { getPhoneKey } from '../store/getPhoneKey';
import {
  type CommandInput,
  type CommandOptions,
  type EnquiryCommand,
  enquiryCommands,
  type Write,
} from './enquiryCommands';

/** Thrown if the command line is invalid. The message describes what is expected. */
class UsageError extends Error {}

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

/** The command that each option belongs to. */
const optionCommands = { format: 'export', 'older-than': 'purge', all: 'retry' };

/** Runs one command of `npm run leads` and returns its exit code. Never throws. */
export async function runEnquiryCommand(
  options: CommandOptions,
  args: string[],
  env: Environment,
  { write, writeError }: CommandOutput,
): Promise<number> {
  try {
    const { command, input } = parseArguments(options, args);
    if (command === undefined) write(usage);
    else await runWithDatabase(options, readDatabaseUrl(env), command, input, { write, writeError });
    return 0;
  } catch (error) {
    writeError(`${(error as Error).message}\n`);
    if (!(error instanceof UsageError)) return 1;
    writeError(`\n${usage}`);
    return 2;
  }
}

async function runWithDatabase(
  options: CommandOptions,
  url: string,
  command: EnquiryCommand,
  input: CommandInput,
  { write, writeError }: CommandOutput,
): Promise<void> {
  const database = new DatabaseConnection(options, url, { mayCreate: command.mayCreateDatabase === true });
  const { file } = database;
  // Only `create` and `restore` may create the file: a file that belongs to the user of this command might not be
  // readable by the server.
  if (!command.mayCreateDatabase && file !== undefined && !existsSync(file)) {
    throw new Error(
      `Database not found: ${file}. The server creates it when it first starts; check LEADS_DATABASE_URL.`,
    );
  }
  try {
    await command.run({ options, database, warn: writeError }, input, write);
  } finally {
    await database.close();
  }
}

/** Returns the command and its arguments; `command` is undefined if help is requested. Throws `UsageError`. */
function parseArguments(
  schema: CommandOptions,
  args: string[],
): { command?: EnquiryCommand; input: CommandInput } {
  const { values, positionals } = parseOptions(args);
  const { help, ...options } = values;
  const [name = '', operandText = '', ...rest] = positionals;
  const command = Object.hasOwn(enquiryCommands, name) ? enquiryCommands[name] : undefined;
  const operand = command?.operandType === 'contact' ? normalizeContact(schema, operandText) : operandText;
  const input = { operand, ...options };
  if (help) return { input };
  if (command === undefined) {
    throw new UsageError(name === '' ? 'Missing command.' : `Unknown command: ${name}`);
  }
  for (const [option, optionCommand] of Object.entries(optionCommands)) {
    if (option in options && name !== optionCommand)
      throw new UsageError(`--${option} is only an option of ${optionCommand}.`);
  }
  const {
    operandType,
    requirement,
    isComplete = () => operandType === undefined || operand !== '',
  } = command;
  const [unexpected] = operandType ? rest : positionals.slice(1);
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  if (!isComplete(input)) throw new UsageError(`${name} requires ${requirement}.`);
  if (operandType === 'contact' && !/[@\d]/.test(operand)) {
    throw new UsageError(`${operandText} is not an email address or a telephone number.`);
  }
  return { command, input };
}

/** Returns an email address or a telephone number in the spelling that the store compares. */
function normalizeContact(schema: CommandOptions, text: string): string {
  const email = schema.normalizeEmail(text);
  return email.includes('@') ? email : getPhoneKey(schema, text, schema.defaultLocale);
}

function parseOptions(args: string[]) {
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
