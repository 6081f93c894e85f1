import { DatabaseConnection } from '../DatabaseConnection';
import type { DatabaseError } from '../DatabaseError';
import { FILE_CHANGED_EXIT_CODE } from '../identifyStore';
import type { StoreDefinition, StoreOperations } from '../StoreDefinition';
import type { StoreProcessOptions, StoreRequest, StoreResponse } from './DatabaseProcess';

/**
 * Runs the child process of `DatabaseProcess` as long as the channel to its parent is open. Ignores signals to the
 * process group: the parent first finishes its work and then closes the channel.
 */
export function runStoreProcess<Operations extends StoreOperations>(
  definition: StoreDefinition<Operations>,
): void {
  const { STORE_URL = '' } = process.env;
  const { timeoutMs, ...options } = JSON.parse(process.argv[2] ?? '{}') as StoreProcessOptions;
  const connection = new DatabaseConnection(definition, STORE_URL, timeoutMs, {
    ...options,
    onOpen: (opened, warning) => send({ opened, warning }),
    // Closing the connection could damage the new file: SQLite closes late and by path. Ending the process is safe.
    onFileChange: () => new Promise(() => process.exit(FILE_CHANGED_EXIT_CODE)),
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => {
    connection.close();
    // Closing the connection takes one turn of the event loop.
    setImmediate(() => process.exit(0));
  });
  process.on('message', async (request: StoreRequest) => send(await run(connection, request)));
  send({ isReady: true });
}

async function run<Operations extends StoreOperations>(
  connection: DatabaseConnection<Operations>,
  { id, timeoutMs, name, args }: StoreRequest,
): Promise<StoreResponse> {
  try {
    return { id, result: await connection.runWithTimeout(timeoutMs, name, args as never) };
  } catch (error) {
    const { message, code } = error as DatabaseError;
    return { id, error: { message, code } };
  }
}

function send(response: StoreResponse): void {
  // The parent may have ended.
  if (process.connected) process.send?.(response, undefined, undefined, () => undefined);
}
