import { existsSync } from 'node:fs';
import type { DatabaseConnection } from '../store/DatabaseConnection';
import { type Deleted, deleteAll } from '../store/deleteAll';
import { getDatabaseFile } from '../store/getDatabaseFile';
import { readEnquiries } from '../store/readEnquiries';
import { backupDatabase } from './backupDatabase';
import { formatCsvHeader, formatCsvLine } from './csv';
import { formatConsent, formatEnquiry, formatEnquiryLine, formatFailedDelivery } from './formatEnquiry';
import { restoreDatabase } from './restoreDatabase';

export type Write = (text: string) => void;

/** The arguments of a command: the operand after its name (`''` if absent) and its options. */
export type CommandOptions = { operand: string; format?: string; 'older-than'?: string; all?: boolean };

/** A command of `npm run leads`. */
export type LeadsCommand = {
  /** The kind of operand the command accepts. If absent, it accepts no operand. */
  takes?: 'word' | 'address';
  /** Describes the required arguments; used in the error message if they are missing. */
  needs?: string;
  /** True if the arguments are complete. By default, the operand is required if the command accepts one. */
  accepts?(given: CommandOptions): boolean;
  /** True if the command works without a database. */
  isWithoutDatabase?: boolean;
  /** Runs the command. The database is opened at first use. */
  run(
    store: { url: string; database: DatabaseConnection },
    given: CommandOptions,
    write: Write,
  ): Promise<void>;
};

const DAY = 86_400_000;

const createExport: Record<string, (database: DatabaseConnection, write: Write) => Promise<void>> = {
  async csv(database, write) {
    write(formatCsvHeader());
    for await (const lead of readEnquiries(database)) write(formatCsvLine(lead));
  },
  async json(database, write) {
    let separator = '[\n';
    for await (const lead of readEnquiries(database)) {
      write(separator + JSON.stringify(lead));
      separator = ',\n';
    }
    write(separator === '[\n' ? '[]\n' : '\n]\n');
  },
};

/** All commands by name. Each throws an error with the reason if it cannot be completed. */
export const leadsCommands: Record<string, LeadsCommand> = {
  list: {
    async run({ database }, _, write) {
      for await (const lead of readEnquiries(database)) write(formatEnquiryLine(lead));
    },
  },
  show: {
    takes: 'word',
    needs: 'the ID of a lead, as list shows it',
    async run({ database }, { operand: id }, write) {
      const lead = await database.run('readLead', id);
      if (lead === undefined) throw new Error(`There is no lead ${id}.`);
      write(formatEnquiry(lead, await database.run('deliveriesOf', id)));
    },
  },
  export: {
    needs: '--format json or --format csv',
    accepts: ({ format = '' }) => Object.hasOwn(createExport, format),
    async run({ database }, { format = '' }, write) {
      await createExport[format]?.(database, write);
    },
  },
  failed: {
    async run({ database }, _, write) {
      for (const delivery of await database.run('failedDeliveries')) write(formatFailedDelivery(delivery));
    },
  },
  retry: {
    takes: 'word',
    needs: 'the ID of a delivery, as failed shows it, or --all',
    accepts: ({ operand, all = false }) => all === (operand === ''),
    async run({ database }, { operand: id, all }, write) {
      const retried = await database.run('retryDeliveries', all ? undefined : id, Date.now());
      if (!all && retried === 0) throw new Error(`There is no failed delivery ${id}.`);
      write(`${retried} ${retried === 1 ? 'delivery is' : 'deliveries are'} tried again within seconds.\n`);
    },
  },
  erase: {
    takes: 'address',
    needs: 'an e-mail address',
    async run({ database }, { operand: email }, write) {
      const deleted = await deleteForGood(database, () => database.run('deleteEmail', email));
      write(`Erased ${deleted} of ${email}.\n`);
    },
  },
  purge: {
    needs: '--older-than and a whole number of days, 1 or more',
    accepts: ({ 'older-than': days = '' }) => /^[1-9]\d{0,4}$/.test(days),
    async run({ database }, { 'older-than': days }, write) {
      const time = Date.now() - Number(days) * DAY;
      const deleted = await deleteForGood(database, () => database.run('deleteOlder', time));
      write(`Deleted ${deleted} older than ${days} days.\n`);
    },
  },
  consents: {
    takes: 'address',
    needs: 'an e-mail address',
    async run({ database }, { operand: email }, write) {
      for (const consent of await database.run('findConsents', email)) write(formatConsent(consent));
    },
  },
  create: {
    isWithoutDatabase: true,
    async run({ url, database }, _, write) {
      const file = getDatabaseFile(url);
      if (file !== undefined && existsSync(file)) {
        throw new Error(`There is already a file ${file}: nothing was created.`);
      }
      await database.use(async () => undefined);
      write(`Created ${file ?? 'the tables'}.\n`);
    },
  },
  backup: {
    takes: 'word',
    needs: 'the name of a file',
    async run({ url, database }, { operand: file }, write) {
      write(await backupDatabase(url, database, file));
    },
  },
  restore: {
    takes: 'word',
    needs: 'the name of a file',
    isWithoutDatabase: true,
    async run({ url }, { operand: file }, write) {
      write(await restoreDatabase(url, file));
    },
  },
};

/** Deletes all matching rows and removes their traces from the disk. Returns the counts as text. */
async function deleteForGood(
  database: DatabaseConnection,
  deleteSome: () => Promise<Deleted>,
): Promise<string> {
  const { leads, subscribers } = await deleteAll(deleteSome);
  // Scrub even if no rows were found: an earlier run may have been interrupted between the two steps.
  await database.scrub();
  const subscriptions = subscribers === 1 ? 'subscription' : 'subscriptions';
  return `${leads} ${leads === 1 ? 'lead' : 'leads'} and ${subscribers} ${subscriptions}`;
}
