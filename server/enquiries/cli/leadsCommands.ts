import { existsSync } from 'node:fs';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { databaseFile } from '../store/databaseFile';
import { type Deleted, deleteAll } from '../store/deleteAll';
import { readLeads } from '../store/readLeads';
import { backupDatabase } from './backupDatabase';
import { csvHeader, csvLine } from './csv';
import { formatConsent, formatFailed, formatLead, formatLeadLine } from './formatLead';
import { needFile } from './needFile';
import { restoreDatabase } from './restoreDatabase';
import { UsageError } from './UsageError';

type Write = (text: string) => void;

/** Does what was asked for to the database of a URL. */
export type Action = (url: string, write: Write) => Promise<void>;

export type Options = { format?: string; 'older-than'?: string; all?: boolean };

const DAY = 86_400_000;

/** Every command: from what stands behind its name and its options it makes what is to be done. Throws `UsageError`. */
export const leadsCommands: Record<string, (operand: string | undefined, options: Options) => Action> = {
  list: (operand) => {
    refuse(operand);
    return inDatabase(async (database, write) => {
      for await (const lead of readLeads(database)) write(formatLeadLine(lead));
    });
  },

  show: (operand) => {
    const id = needed(operand, 'show needs the ID of a lead, as list shows it.');
    return inDatabase(async (database, write) => {
      const lead = await database.run('readLead', id);
      if (lead === undefined) throw new Error(`There is no lead ${id}.`);
      write(formatLead(lead, await database.run('deliveriesOf', id)));
    });
  },

  export: (operand, { format }) => {
    refuse(operand);
    if (format === 'csv') return inDatabase(exportCsv);
    if (format === 'json') return inDatabase(exportJson);
    throw new UsageError('export needs --format json or --format csv.');
  },

  failed: (operand) => {
    refuse(operand);
    return inDatabase(async (database, write) => {
      for (const delivery of await database.run('failedDeliveries')) write(formatFailed(delivery));
    });
  },

  retry: (id, { all = false }) => {
    if (all === (id !== undefined)) {
      throw new UsageError('retry needs the ID of a delivery, as failed shows it, or --all.');
    }
    return inDatabase(async (database, write) => {
      const retried = await database.run('retryDeliveries', id, Date.now());
      if (id !== undefined && retried === 0) throw new Error(`There is no failed delivery ${id}.`);
      write(`${retried} ${retried === 1 ? 'delivery is' : 'deliveries are'} tried again within seconds.\n`);
    });
  },

  erase: (operand) => {
    const email = neededAddress('erase', operand);
    return inDatabase(async (database, write) => {
      const deleted = await deleteForGood(database, () => database.run('deleteEmail', email));
      write(`Erased ${count(deleted)} of ${email}.\n`);
    });
  },

  purge: (operand, { 'older-than': days = '' }) => {
    refuse(operand);
    if (!/^[1-9]\d{0,4}$/.test(days)) {
      throw new UsageError('purge needs --older-than and a whole number of days, 1 or more.');
    }
    return inDatabase(async (database, write) => {
      const time = Date.now() - Number(days) * DAY;
      const deleted = await deleteForGood(database, () => database.run('deleteOlder', time));
      write(`Deleted ${count(deleted)} older than ${days} days.\n`);
    });
  },

  consents: (operand) => {
    const email = neededAddress('consents', operand);
    return inDatabase(async (database, write) => {
      for (const consent of await database.run('findConsents', email)) write(formatConsent(consent));
    });
  },

  backup: (operand) => {
    const file = needed(operand, 'backup needs the name of a file.');
    return async (url, write) => {
      needFile(url);
      await inDatabase(async (database) => write(await backupDatabase(database, file)))(url, write);
    };
  },

  restore: (operand) => {
    const file = needed(operand, 'restore needs the name of a file.');
    return async (url, write) => write(restoreDatabase(url, file));
  },
};

function refuse(operand: string | undefined): void {
  if (operand !== undefined) throw new UsageError(`There is one word too many: ${operand}`);
}

function needed(operand: string | undefined, message: string): string {
  if (!operand) throw new UsageError(message);
  return operand;
}

function neededAddress(name: string, operand: string | undefined): string {
  const email = needed(operand, `${name} needs an e-mail address.`);
  if (!email.includes('@')) throw new UsageError(`${email} is not an e-mail address.`);
  return email;
}

/**
 * Opens the database for as long as something is done to it. Never makes a file: one that belongs to whoever runs this
 * command could be closed to the server.
 */
function inDatabase(work: (database: DatabaseConnection, write: Write) => Promise<void>): Action {
  return async (url, write) => {
    const file = databaseFile(url);
    if (file !== undefined && !existsSync(file)) {
      throw new Error(`There is no database at ${file}: no server has stored a lead there yet.`);
    }
    const database = new DatabaseConnection(url);
    try {
      await work(database, write);
    } finally {
      database.close();
    }
  };
}

async function exportCsv(database: DatabaseConnection, write: Write): Promise<void> {
  write(csvHeader());
  for await (const lead of readLeads(database)) write(csvLine(lead));
}

async function exportJson(database: DatabaseConnection, write: Write): Promise<void> {
  let separator = '[\n';
  for await (const lead of readLeads(database)) {
    write(separator + JSON.stringify(lead));
    separator = ',\n';
  }
  write(separator === '[\n' ? '[]\n' : '\n]\n');
}

async function deleteForGood(
  database: DatabaseConnection,
  deleteSome: () => Promise<Deleted>,
): Promise<Deleted> {
  const deleted = await deleteAll(deleteSome);
  // Even when nothing was found: an earlier run may have been broken off between the two steps.
  await database.scrub();
  return deleted;
}

function count({ leads, subscribers }: Deleted): string {
  return `${leads} ${leads === 1 ? 'lead' : 'leads'} and ${subscribers} ${
    subscribers === 1 ? 'subscription' : 'subscriptions'
  }`;
}
