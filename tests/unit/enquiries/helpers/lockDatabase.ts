import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PROGRAM = `
  const Database = require('libsql');
  const database = new Database(process.argv[1]);
  database.exec('BEGIN IMMEDIATE');
  process.stdout.write('locked');
  process.stdin.resume().on('end', () => database.exec('COMMIT'));
`;

/** Locks a database file for writing from another process. Returns a function that unlocks it. */
export async function lockDatabase(file: string): Promise<() => Promise<void>> {
  const lockingProcess = spawn(process.execPath, ['-e', PROGRAM, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(lockingProcess.stdout, 'data');
  return async () => {
    const exited = once(lockingProcess, 'exit');
    lockingProcess.stdin.end();
    await exited;
  };
}
