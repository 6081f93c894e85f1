import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PROGRAM = `
  const Database = require('libsql');
  const database = new Database(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  process.stdin.resume().on('end', () => database.exec('COMMIT'));
`;

/** Takes the lock to write of a database file in another process. Returns what gives it back. */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', PROGRAM, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return async () => {
    const ended = once(holder, 'exit');
    holder.stdin.end();
    await ended;
  };
}
