import '../../ignoreDebugSignal';

import { DatabaseConnection } from './DatabaseConnection';
import type { DatabaseError } from './DatabaseError';
import type { StoreAnswer, StoreOptions, StoreRequest } from './DatabaseProcess';
import { FILE_CHANGED } from './identity';

// The process that holds the store's connection for `DatabaseProcess`. It lives exactly as long as the channel to its
// parent: a signal to the whole group is the parent's to act on, which first finishes what is under way.
const { LEADS_DATABASE_URL = '' } = process.env;
const { patience, ...options } = JSON.parse(process.argv[2] ?? '{}') as StoreOptions;
const connection = new DatabaseConnection(LEADS_DATABASE_URL, patience, {
  ...options,
  onOpen: (opened, warning) => send({ opened, warning }),
  // SQLite closes a connection late and by path, which could harm the file that is there now. Ending the process is safe.
  onFileChange: () => new Promise(() => process.exit(FILE_CHANGED)),
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('disconnect', () => {
  connection.close();
  // After the connection has been closed, which takes a turn.
  setImmediate(() => process.exit(0));
});

process.on('message', async (request: StoreRequest) => send(await run(request)));

send({ isReady: true });

async function run({ id, patience, name, args }: StoreRequest): Promise<StoreAnswer> {
  try {
    return { id, result: await connection.runWithin(patience, name, args as never) };
  } catch (error) {
    const { message, code } = error as DatabaseError;
    return { id, error: { message, code } };
  }
}

function send(answer: StoreAnswer): void {
  // Nobody hears it when the parent has gone meanwhile.
  if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
}
