import { existsSync } from 'node:fs';
import { type Environment, readDatabaseUrl } from '../readConfig';
import type { Database } from '../store/Database';
import { DatabaseConnection } from '../store/DatabaseConnection';
import { databaseFile } from '../store/databaseFile';
import { eraseEmail, purgeBefore } from '../store/deleteLeads';
import type { Deleted } from '../store/deleteRows';
import { readLeads } from '../store/readLeads';
import { backupDatabase } from './backupDatabase';
import { csvHeader, csvLine } from './csv';
import { formatConsent, formatFailed, formatLead, formatLeadLine } from './formatLead';
import { needFile } from './needFile';
import { type LeadsCommand, parseLeadsArgs, usage } from './parseLeadsArgs';
import { restoreDatabase } from './restoreDatabase';
import { UsageError } from './UsageError';

/** Where a command writes to: results and complaints. */
export type CommandOutput = { write(text: string): void; complain(text: string): void };

/** Runs one command of `npm run leads` and returns its exit code. Never throws. */
export async function runLeadsCommand(
  args: string[],
  env: Environment,
  output: CommandOutput,
): Promise<number> {
  try {
    const command = parseLeadsArgs(args);
    if (command.name === 'help') {
      output.write(usage);
      return 0;
    }
    const url = readDatabaseUrl(env);
    if (command.name === 'restore') {
      output.write(restoreDatabase(url, command.file));
      return 0;
    }
    if (command.name === 'backup') needFile(url);
    const database = openExisting(url);
    try {
      await run(command, database, output);
    } finally {
      database.close();
    }
    return 0;
  } catch (error) {
    output.complain(`${(error as Error).message}\n`);
    if (!(error instanceof UsageError)) return 1;
    output.complain(`\n${usage}`);
    return 2;
  }
}

/** Never makes a file: one that belongs to whoever runs this command could be closed to the server. */
function openExisting(url: string): DatabaseConnection {
  const file = databaseFile(url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(`There is no database at ${file}: no server has stored a lead there yet.`);
  }
  return new DatabaseConnection(url);
}

async function run(
  command: Exclude<LeadsCommand, { name: 'help' | 'restore' }>,
  database: DatabaseConnection,
  { write }: CommandOutput,
): Promise<void> {
  switch (command.name) {
    case 'list':
      for await (const lead of readLeads(database)) write(formatLeadLine(lead));
      return;
    case 'show': {
      const lead = await database.run('readLead', command.id);
      if (lead === undefined) throw new Error(`There is no lead ${command.id}.`);
      write(formatLead(lead, await database.run('deliveriesOf', lead.id)));
      return;
    }
    case 'export':
      return command.format === 'csv' ? exportCsv(database, write) : exportJson(database, write);
    case 'failed':
      for (const delivery of await database.run('failedDeliveries')) write(formatFailed(delivery));
      return;
    case 'retry': {
      const retried = await database.run('retryDeliveries', command.id, Date.now());
      if (command.id !== undefined && retried === 0) {
        throw new Error(`There is no failed delivery ${command.id}.`);
      }
      write(`${retried} ${retried === 1 ? 'delivery is' : 'deliveries are'} tried again within seconds.\n`);
      return;
    }
    case 'consents':
      for (const consent of await database.run('findConsents', command.email)) write(formatConsent(consent));
      return;
    case 'backup':
      write(await backupDatabase(database, command.file));
      return;
    case 'erase':
      write(`Erased ${count(await eraseEmail(database, command.email))} of ${command.email}.\n`);
      return;
    case 'purge': {
      const deleted = await purgeBefore(database, Date.now() - command.days * 86_400_000);
      write(`Deleted ${count(deleted)} older than ${command.days} days.\n`);
    }
  }
}

async function exportCsv(database: Database, write: (text: string) => void): Promise<void> {
  write(csvHeader());
  for await (const lead of readLeads(database)) write(csvLine(lead));
}

async function exportJson(database: Database, write: (text: string) => void): Promise<void> {
  let separator = '[\n';
  for await (const lead of readLeads(database)) {
    write(separator + JSON.stringify(lead));
    separator = ',\n';
  }
  write(separator === '[\n' ? '[]\n' : '\n]\n');
}

function count({ leads, subscribers }: Deleted): string {
  return `${leads} ${leads === 1 ? 'lead' : 'leads'} and ${subscribers} ${
    subscribers === 1 ? 'subscription' : 'subscriptions'
  }`;
}
