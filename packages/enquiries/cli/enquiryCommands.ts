import { existsSync } from 'node:fs';
import { backupDatabase, type DatabaseConnection, getDatabaseFile, restoreDatabase } from 'durable-store';
import type { EnquiryFields } from '../EnquiriesOptions';
import { type DeletedCounts, deleteInBatches } from '../store/deleteInBatches';
import type { Operations } from '../store/operations';
import { readAllEnquiries } from '../store/readAllEnquiries';
import { formatCsvHeader, formatCsvLine } from './csv';
import { formatCount } from './formatCount';
import { formatConsent, formatEnquiry, formatEnquiryLine, formatFailedDelivery } from './formatEnquiry';

export type Write = (text: string) => void;

/** The arguments of a command: the operand after its name (`''` if absent) and its options. */
export type CommandInput = { operand: string; format?: string; 'older-than'?: string; all?: boolean };

/** The store of a command. */
type CommandStore = {
  fields: EnquiryFields;
  database: DatabaseConnection<Operations>;
  /** Time of the build, in ms since 1970. */
  builtAt: number;
};

/** A command of `npm run leads`. */
export type EnquiryCommand = {
  /** The kind of operand the command accepts. If absent, it accepts no operand. */
  operandType?: 'text' | 'contact';
  /** Describes the required arguments; used in the error message if they are missing. */
  requirement?: string;
  /** True if the arguments are complete. By default, the operand is required if the command accepts one. */
  isComplete?(input: CommandInput): boolean;
  /** True if the database file may be missing; the command creates it. */
  mayCreateDatabase?: boolean;
  /** Runs the command. The database is opened at first use. */
  run(store: CommandStore, input: CommandInput, write: Write): Promise<void>;
};

const DAY_MS = 86_400_000;

/** Writes all enquiries, by format. */
const exporters: Record<string, (store: CommandStore, write: Write) => Promise<void>> = {
  async csv({ fields, database }, write) {
    write(formatCsvHeader(fields));
    for await (const enquiry of readAllEnquiries(database)) write(formatCsvLine(fields, enquiry));
  },
  async json({ database }, write) {
    let separator = '[\n';
    for await (const enquiry of readAllEnquiries(database)) {
      write(separator + JSON.stringify(enquiry));
      separator = ',\n';
    }
    write(separator === '[\n' ? '[]\n' : '\n]\n');
  },
};

/** All commands by name. Each throws an error with the reason if it cannot be completed. */
export const enquiryCommands: Record<string, EnquiryCommand> = {
  list: {
    async run({ database }, _, write) {
      for await (const enquiry of readAllEnquiries(database)) write(formatEnquiryLine(enquiry));
    },
  },
  show: {
    operandType: 'text',
    requirement: 'the ID of an enquiry, as shown by list',
    async run({ database }, { operand: id }, write) {
      const enquiry = await database.run('readEnquiry', id);
      if (enquiry === undefined) throw new Error(`Enquiry not found: ${id}`);
      write(formatEnquiry(enquiry, await database.run('findDeliveries', id)));
    },
  },
  export: {
    requirement: '--format json or --format csv',
    isComplete: ({ format = '' }) => Object.hasOwn(exporters, format),
    async run(store, { format = '' }, write) {
      await exporters[format]?.(store, write);
    },
  },
  failed: {
    async run({ database }, _, write) {
      for (const delivery of await database.run('findFailedDeliveries'))
        write(formatFailedDelivery(delivery));
    },
  },
  retry: {
    operandType: 'text',
    requirement: 'the ID of a delivery, as shown by failed, or --all',
    // Either an ID or `--all`, not both.
    isComplete: ({ operand, all = false }) => all === (operand === ''),
    async run({ database }, { operand: id, all }, write) {
      const retriedCount = await database.run('retryDeliveries', all ? undefined : id, Date.now());
      if (!all && retriedCount === 0) throw new Error(`Abandoned delivery not found: ${id}`);
      write(
        `Requeued ${formatCount(retriedCount, 'delivery', 'deliveries')}. The server retries within seconds.\n`,
      );
    },
  },
  erase: {
    operandType: 'contact',
    requirement: 'an email address or a telephone number',
    async run({ database }, { operand: contact }, write) {
      const operation = contact.includes('@') ? 'deleteByEmail' : 'deleteByPhone';
      const deletedCounts = await deleteAndScrub(database, () => database.run(operation, contact));
      write(`Deleted ${deletedCounts} of ${contact}.\n`);
    },
  },
  purge: {
    requirement: '--older-than with a whole number of days, at least 1',
    isComplete: ({ 'older-than': days = '' }) => /^[1-9]\d{0,4}$/.test(days),
    async run({ database, builtAt }, { 'older-than': days }, write) {
      const now = Date.now();
      const clockProblem = await database.run('checkClock', now, builtAt);
      if (clockProblem !== undefined)
        throw new Error(
          `${clockProblem} Nothing was deleted. If the clock is correct, repeat the command in a day.`,
        );
      const time = now - Number(days) * DAY_MS;
      const deletedCounts = await deleteAndScrub(database, () => database.run('deleteOlder', time));
      write(`Deleted ${deletedCounts} older than ${days} days.\n`);
    },
  },
  consents: {
    operandType: 'contact',
    requirement: 'an email address or a telephone number',
    async run({ database }, { operand: contact }, write) {
      for (const consent of await database.run('findConsents', contact)) write(formatConsent(consent));
    },
  },
  create: {
    mayCreateDatabase: true,
    async run({ database }, _, write) {
      const file = getDatabaseFile(database.url);
      if (file !== undefined && existsSync(file)) {
        throw new Error(`${file} already exists. Nothing was created.`);
      }
      await database.use(async () => undefined);
      write(`Created ${file ?? 'the tables'}.\n`);
    },
  },
  backup: {
    operandType: 'text',
    requirement: 'a file name',
    async run({ database }, { operand: file }, write) {
      const rowCount = await backupDatabase(database, file);
      write(`Copied ${formatCount(rowCount, 'enquiry', 'enquiries')} to ${file}.\n`);
    },
  },
  restore: {
    operandType: 'text',
    requirement: 'a file name',
    mayCreateDatabase: true,
    async run({ database: { definition, url } }, { operand: file }, write) {
      const { rowCount, previousFile } = await restoreDatabase(definition, url, file);
      write(`Restored ${formatCount(rowCount, 'enquiry', 'enquiries')} from ${file}.`);
      if (previousFile !== undefined) {
        write(` The previous contents are in ${previousFile}. Delete this file when you no longer need it.`);
      }
      write(
        '\nThe backup may contain people who were erased or unsubscribed after it was made. Repeat those actions.\n',
      );
    },
  },
};

/** Deletes all matching rows and removes their traces from the disk. Returns the counts as text. */
async function deleteAndScrub(
  database: CommandStore['database'],
  deleteBatch: () => Promise<DeletedCounts>,
): Promise<string> {
  const { enquiries, subscribers } = await deleteInBatches(deleteBatch);
  // Scrub even if no rows were found: an earlier run may have been interrupted between the two steps.
  await database.scrub();
  return `${formatCount(enquiries, 'enquiry', 'enquiries')} and ${formatCount(subscribers, 'subscription')}`;
}
