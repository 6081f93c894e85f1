import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Log } from '../../http/log';
import {
  DatabaseConnection,
  getMonotonicTime,
  type OperationArgs,
  type OperationResult,
  type Operations,
  type Store,
} from './Database';
import { DatabaseError } from './DatabaseError';

/** Time limit of a call, including its wait for earlier calls. */
const CALL_TIMEOUT_MS = 5000;

/** The thread gives up this much earlier, so that its error arrives in time. */
const RESPONSE_MARGIN_MS = 500;

/** Maximum number of calls that the thread has not answered yet. */
const MAX_CALLS = 256;

/** Maximum wait of `close` for the running call. */
const CLOSE_TIMEOUT_MS = 2000;

type StoreConfig = { databaseUrl: string; mayCreateDatabase: boolean };

/** A message to the thread: a call, or `undefined` to close the database. */
type Request = { id: number; deadline: number; name: keyof Operations; args: unknown[] } | undefined;

/** A message from the thread: the outcome of a call. */
type Response = { id: number; result: unknown } | { id: number; error: { message: string; code: string } };

type Call = {
  timer: NodeJS.Timeout;
  resolve: (result: never) => void;
  reject: (error: DatabaseError) => void;
};

/**
 * Runs the store in a worker thread, because the SQLite driver blocks while it waits for a lock or a slow disk. Each
 * call has a time limit (`TIMEOUT`), and the number of calls is limited (`OVERLOADED`). After a crash, the next call
 * starts a new thread.
 */
export class StoreThread implements Store {
  private worker: Worker | undefined;
  private isClosed = false;
  private lastId = 0;
  /** The calls without an answer of the thread, also if their time limit is over. */
  private readonly calls = new Map<number, Call>();

  /** `program`: the path of a script that calls `runStoreThread`. */
  constructor(
    private readonly program: string,
    private readonly config: StoreConfig,
    private readonly log: Log,
  ) {}

  run<Name extends keyof Operations>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(createError('CLOSED', 'The store is closed'));
      if (this.calls.size >= MAX_CALLS)
        return reject(createError('OVERLOADED', 'Too many calls are waiting for the store'));
      const id = ++this.lastId;
      const timer = setTimeout(
        () => reject(createError('TIMEOUT', 'The store does not respond')),
        CALL_TIMEOUT_MS,
      );
      this.calls.set(id, { timer, resolve, reject });
      const deadline = getMonotonicTime() + CALL_TIMEOUT_MS - RESPONSE_MARGIN_MS;
      const request: Request = { id, deadline, name, args };
      try {
        this.worker ??= this.start();
        this.worker.postMessage(request);
      } catch (error) {
        this.handleEnd((error as Error).message);
      }
    });
  }

  /** Lets the thread finish the running call. All further calls fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    this.worker = undefined;
    this.rejectCalls('CLOSED', 'The store is closed');
    if (worker === undefined) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage(undefined satisfies Request);
    const timer = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2 * CLOSE_TIMEOUT_MS).unref())]);
    clearTimeout(timer);
  }

  private start(): Worker {
    const { databaseUrl, mayCreateDatabase } = this.config;
    const workerData: StoreConfig = { databaseUrl, mayCreateDatabase };
    const worker = new Worker(this.program, { workerData });
    let reason: string | undefined;
    worker.on('message', (response: Response) => this.receive(response));
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.on('exit', (code) => {
      if (worker === this.worker) this.handleEnd(reason ?? `exit ${code}`);
    });
    return worker;
  }

  private receive(response: Response): void {
    const call = this.calls.get(response.id);
    if (call === undefined) return;
    this.calls.delete(response.id);
    clearTimeout(call.timer);
    if ('error' in response) call.reject(new DatabaseError(response.error));
    else call.resolve(response.result as never);
  }

  private handleEnd(reason: string): void {
    this.worker = undefined;
    this.log({ level: 'error', event: 'store', status: 'ended', error: reason });
    this.rejectCalls('ENDED', 'The store thread has ended');
  }

  private rejectCalls(code: string, message: string): void {
    for (const { timer, reject } of this.calls.values()) {
      clearTimeout(timer);
      reject(createError(code, message));
    }
    this.calls.clear();
  }
}

/** Runs in the thread of `StoreThread`: owns the connection and answers each call. */
export function runStoreThread(): void {
  const { databaseUrl, mayCreateDatabase } = workerData as StoreConfig;
  const send = (response: Response) => parentPort?.postMessage(response);
  const connection = new DatabaseConnection(databaseUrl, {
    timeoutMs: CALL_TIMEOUT_MS - RESPONSE_MARGIN_MS,
    mayCreate: mayCreateDatabase,
  });
  parentPort?.on('message', async (request: Request) => {
    if (request === undefined) {
      await connection.close();
      process.exit();
    }
    const { id, deadline, name, args } = request;
    try {
      send({ id, result: await connection.runUntil(deadline, name, args as never) });
    } catch (error) {
      const { message, code } = error as DatabaseError;
      send({ id, error: { message, code } });
    }
  });
}

function createError(code: string, message: string): DatabaseError {
  return new DatabaseError({ code, message });
}
