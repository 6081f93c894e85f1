import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { normalizeEmail } from '@/lib/enquiry/contacts';
import type { StoredEnquiry } from '@/lib/enquiry/fields';
import { getPhoneKey } from '@/lib/enquiry/phoneNumbers';
import { defaultLocale } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/i18n/workingTime';
import { backupDatabase, findCopies, restoreDatabase, restorePostgres } from '../store/backup';
import type { Database, DatabaseConnection } from '../store/Database';
import { type DeletedCounts, deleteInBatches } from '../store/deleteRows';
import { PAGE_SIZE, type PagePosition } from '../store/enquiries';
import {
  formatConsent,
  formatCount,
  formatCsvHeader,
  formatCsvLine,
  formatEnquiry,
  formatEnquiryLine,
  formatFailedDelivery,
} from './formats';

export type Write = (text: string) => void;

/** Thrown if the command line is invalid. The message describes what is expected. */
export class UsageError extends Error {}

/** The arguments of a command: the operand after its name (`''` if absent) and its options. */
type CommandInput = { operand: string; format?: string; 'older-than'?: string; all?: boolean };

/** A command of `npm run leads`. */
type EnquiryCommand = {
  /** Describes the operand; if absent, the command accepts none. `--all` can replace it. */
  operand?: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** True if the database may be missing; the command creates it. */
  mayCreateDatabase?: true;
  /** Runs the command. The database is opened at first use. */
  run(database: DatabaseConnection, input: CommandInput, write: Write): Promise<void>;
};

/** All commands by name. Each throws an error with the reason if it cannot be completed. */
export const enquiryCommands: Record<string, EnquiryCommand> = {
  list: {
    async run(database, _, write) {
      for await (const page of readPages(database)) {
        const counts = await database.run(
          'countDeliveries',
          page.map(({ id }) => id),
        );
        const countsById = new Map(counts.map((count) => [count.lead_id, count]));
        for (const enquiry of page) write(formatEnquiryLine(enquiry, countsById.get(enquiry.id)));
      }
    },
  },
  show: {
    operand: 'the ID of an enquiry, or its start, as shown by list',
    async run(database, { operand }, write) {
      const reference = operand.replace(/^#/, '').toLowerCase();
      const [id, ...others] = await database.run('findIds', reference);
      if (others.length > 0) throw new Error(`Several enquiries match: ${[id, ...others].join(', ')}`);
      const enquiry = id === undefined ? undefined : await database.run('readEnquiry', id);
      if (id === undefined || enquiry === undefined) throw new Error(`Enquiry not found: ${operand}`);
      write(formatEnquiry(enquiry, await database.run('findDeliveries', id)));
    },
  },
  export: {
    options: { format: { type: 'string' } },
    async run(database, { format }, write) {
      if (format === 'csv') {
        write(formatCsvHeader());
        for await (const enquiry of readAll(database)) write(formatCsvLine(enquiry));
      } else if (format === 'json') {
        let separator = '[\n';
        for await (const enquiry of readAll(database)) {
          write(separator + JSON.stringify(enquiry));
          separator = ',\n';
        }
        write(separator === '[\n' ? '[]\n' : '\n]\n');
      } else throw new UsageError('export requires --format json or --format csv.');
    },
  },
  failed: {
    async run(database, _, write) {
      for (const delivery of await database.run('findFailedDeliveries'))
        write(formatFailedDelivery(delivery));
    },
  },
  retry: {
    operand: 'the ID of a delivery, as shown by failed, or --all',
    options: { all: { type: 'boolean' } },
    async run(database, { operand: id, all }, write) {
      const retriedCount = await database.run('retryDeliveries', all ? undefined : id, Date.now());
      if (!all && retriedCount === 0) throw new Error(`Abandoned delivery not found: ${id}`);
      write(
        `Requeued ${formatCount(retriedCount, 'delivery', 'deliveries')}. The server retries within seconds.\n`,
      );
    },
  },
  erase: {
    operand: 'an email address or a telephone number',
    async run(database, { operand }, write) {
      const contact = normalizeContact(operand);
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
    options: { 'older-than': { type: 'string' } },
    async run(database, { 'older-than': days = '' }, write) {
      if (!/^[1-9]\d{0,4}$/.test(days))
        throw new UsageError('purge requires --older-than with a whole number of days, at least 1.');
      const now = Date.now();
      const clockProblem = await database.run('checkClock', now);
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
    operand: 'an email address or a telephone number',
    async run(database, { operand }, write) {
      const contact = normalizeContact(operand);
      for (const consent of await database.run('findConsents', contact)) write(formatConsent(consent));
    },
  },
  create: {
    mayCreateDatabase: true,
    async run(database, _, write) {
      const { file } = database;
      if (file !== undefined && existsSync(file)) {
        throw new Error(`${file} already exists. Nothing was created.`);
      }
      await database.use(async () => undefined);
      write(`Created ${file ?? 'the tables'}.\n`);
    },
  },
  backup: {
    operand: 'a file name',
    async run(database, { operand: file }, write) {
      const rowCount = await backupDatabase(database, file);
      write(`Copied ${formatCount(rowCount, 'enquiry', 'enquiries')} to ${file}.\n`);
    },
  },
  restore: {
    operand: 'a file name',
    mayCreateDatabase: true,
    async run(database, { operand: file }, write) {
      const { count, previousFile, erasedContacts } =
        database.file === undefined
          ? await restorePostgres(database, file)
          : await restoreDatabase(database.url, file);
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

async function* readAll(database: DatabaseConnection): AsyncGenerator<StoredEnquiry> {
  for await (const page of readPages(database)) yield* page;
}

/** Returns an email address or a telephone number in the spelling that the store compares. */
function normalizeContact(text: string): string {
  const email = normalizeEmail(text);
  const contact = email.includes('@') ? email : getPhoneKey(text, defaultLocale);
  if (/[@\d]/.test(contact)) return contact;
  throw new UsageError(`${text} is not an email address or a telephone number.`);
}

/** Deletes all matching rows and removes their traces from the disk. Returns the counts as text. */
async function deleteAndScrub(
  database: DatabaseConnection,
  deleteBatch: () => Promise<DeletedCounts>,
): Promise<string> {
  const { enquiries, subscribers } = await deleteInBatches(deleteBatch);
  // Scrub even if no rows were found: an earlier run may have been interrupted between the two steps.
  await database.use((engine) => engine.scrub());
  return `${formatCount(enquiries, 'enquiry', 'enquiries')} and ${formatCount(subscribers, 'subscription')}`;
}

/** Reads all enquiries, oldest first, in pages. Throws `DatabaseError`. */
async function* readPages(database: Database): AsyncGenerator<StoredEnquiry[]> {
  let position: PagePosition | undefined;
  for (;;) {
    const { enquiries, last } = await database.run('readNextEnquiries', position);
    yield enquiries;
    if (enquiries.length < PAGE_SIZE) return;
    position = last && { created_at: last.created_at, id: last.id };
  }
}
