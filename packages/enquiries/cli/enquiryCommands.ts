import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EnquiriesOptions, StoredEnquiry } from '../EnquiriesOptions';
import type { DatabaseConnection } from '../store/DatabaseConnection';
import { type DeletedCounts, deleteInBatches } from '../store/deleteInBatches';
import { readPages } from '../store/readAllEnquiries';
import { backupDatabase, findCopies, restoreDatabase, restorePostgres } from '../store/restoreDatabase';
import { formatCsvHeader, formatCsvLine } from './csv';
import { formatCount } from './formatCount';
import { formatConsent, formatEnquiry, formatEnquiryLine, formatFailedDelivery } from './formatEnquiry';

export type Write = (text: string) => void;

/** The arguments of a command: the operand after its name (`''` if absent) and its options. */
export type CommandInput = { operand: string; format?: string; 'older-than'?: string; all?: boolean };

/** The store of a command. */
type CommandStore = {
  options: CommandOptions;
  database: DatabaseConnection;
  /** Writes a warning. */
  warn: Write;
};

/** The options that the commands depend on. */
export type CommandOptions = Pick<
  EnquiriesOptions,
  'fields' | 'normalizePhone' | 'normalizeEmail' | 'defaultLocale' | 'utcOffsetHours' | 'builtAt'
>;

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
  async csv(store, write) {
    const { fields } = store.options;
    write(formatCsvHeader(fields));
    for await (const enquiry of readAll(store)) write(formatCsvLine(fields, enquiry));
  },
  async json(store, write) {
    let separator = '[\n';
    for await (const enquiry of readAll(store)) {
      write(separator + JSON.stringify(enquiry));
      separator = ',\n';
    }
    write(separator === '[\n' ? '[]\n' : '\n]\n');
  },
};

/** All commands by name. Each throws an error with the reason if it cannot be completed. */
export const enquiryCommands: Record<string, EnquiryCommand> = {
  list: {
    async run(store, _, write) {
      const { database, options } = store;
      for await (const page of readPages(database)) {
        const counts = await database.run(
          'countDeliveries',
          page.map(({ id }) => id),
        );
        const countsById = new Map(counts.map((count) => [count.lead_id, count]));
        for (const enquiry of page) {
          warnOfDamage(store, enquiry);
          write(formatEnquiryLine(enquiry, countsById.get(enquiry.id), options.utcOffsetHours));
        }
      }
    },
  },
  show: {
    operandType: 'text',
    requirement: 'the ID of an enquiry, or its start, as shown by list',
    async run({ database }, { operand }, write) {
      const reference = operand.replace(/^#/, '').toLowerCase();
      const [id, ...others] = await database.run('findIds', reference);
      if (others.length > 0) throw new Error(`Several enquiries match: ${[id, ...others].join(', ')}`);
      const enquiry = id === undefined ? undefined : await database.run('readEnquiry', id);
      if (id === undefined || enquiry === undefined) throw new Error(`Enquiry not found: ${operand}`);
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
      const folder = path.dirname(database.file ?? '');
      for (const name of findCopies(database.url)) {
        write(`${path.join(folder, name)} may still contain this person. Delete the file.\n`);
      }
    },
  },
  purge: {
    requirement: '--older-than with a whole number of days, at least 1',
    isComplete: ({ 'older-than': days = '' }) => /^[1-9]\d{0,4}$/.test(days),
    async run({ database, options }, { 'older-than': days }, write) {
      const now = Date.now();
      const clockProblem = await database.run('checkClock', now, options.builtAt);
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
      const { file } = database;
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
    async run({ database, options }, { operand: file }, write) {
      const rowCount = await backupDatabase(database, options, file);
      write(`Copied ${formatCount(rowCount, 'enquiry', 'enquiries')} to ${file}.\n`);
    },
  },
  restore: {
    operandType: 'text',
    requirement: 'a file name',
    mayCreateDatabase: true,
    async run({ options, database }, { operand: file }, write) {
      const { count, previousFile, erasedContacts } =
        database.file === undefined
          ? await restorePostgres(database, file)
          : await restoreDatabase(options, database.url, file);
      write(`Restored ${formatCount(count, 'enquiry', 'enquiries')} from ${file}.`);
      if (previousFile !== undefined) {
        write(` The previous contents are in ${previousFile}. Delete this file when you no longer need it.`);
      }
      write(
        '\nThe backup may contain people who were erased or unsubscribed after it was made. Repeat those actions.\n',
      );
      for (const contact of erasedContacts) write(`Erased since the backup: ${contact}\n`);
    },
  },
};

async function* readAll(store: CommandStore): AsyncGenerator<StoredEnquiry> {
  for await (const page of readPages(store.database)) {
    for (const enquiry of page) {
      warnOfDamage(store, enquiry);
      yield enquiry;
    }
  }
}

function warnOfDamage({ warn }: CommandStore, { id, createdAt }: StoredEnquiry): void {
  if (createdAt === '') warn(`Enquiry ${id}: its time is not valid (column created_at).\n`);
}

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
