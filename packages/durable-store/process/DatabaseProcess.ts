import { type ChildProcess, fork } from 'node:child_process';
import { DatabaseError } from '../DatabaseError';
import { FILE_CHANGED_EXIT_CODE, type OpenedStore } from '../identifyStore';
import type { OperationArgs, OperationResult, Store } from '../StoreClient';
import type { StoreOperations } from '../StoreDefinition';
import { type CallQueue, WaitingCalls } from './WaitingCalls';

/** Time limit of a call, including its time in the queue. */
const CALL_TIMEOUT_MS = 5000;

/** A call gives up waiting for a lock this much earlier, so that the process can respond before it is replaced. */
const RESPONSE_MARGIN_MS = 500;

/** Time limit for the process to start. */
const START_TIMEOUT_MS = 30_000;

/** Time `close` waits for the process to exit before it is killed. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * Maximum number of concurrent calls. A SQLite file runs them one after another, without waiting for the next message
 * in between.
 */
const MAX_CONCURRENT_CALLS = 8;

/**
 * Maximum number of killed processes that still block in the kernel on an unresponsive disk. At this number, no new
 * process is started.
 */
const MAX_DYING_PROCESSES = 2;

/** The argument of the process: the maximum wait of a call, and which database it may open. */
export type StoreProcessOptions = {
  timeoutMs: number;
  mayCreate: boolean;
  knownStore?: OpenedStore | undefined;
};

/** A call: the operation and the time that it may wait, in milliseconds. */
export type StoreRequest = { id: number; timeoutMs: number; name: string; args: unknown[] };

/** Messages from the process: it is ready, the database is open, or the outcome of a call. */
export type StoreResponse =
  | { isReady: true }
  | { opened: OpenedStore; warning: string | undefined }
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code: string } };

/** An event for the log. It contains no data of the store. */
type StoreEvent = {
  level: 'warn' | 'error';
  event: 'store';
  status: 'ended' | 'replaced' | 'restored' | 'unsafe';
  pid?: number | undefined;
  error?: string;
};

type ProcessOptions<Operations extends StoreOperations> = {
  /** False if a missing database is an error. */
  mayCreate?: boolean;
  /** Separate queues for operations that may be called very often, most urgent first. */
  queues?: readonly CallQueue<keyof Operations & string>[];
};

type Call = Omit<StoreRequest, 'timeoutMs'> & {
  deadline: number;
  timer: NodeJS.Timeout;
  resolve: (result: unknown) => void;
  reject: (error: DatabaseError) => void;
};

/**
 * Runs the store in a child process, because the SQLite driver blocks while it waits for a lock or a slow disk. Each
 * call has a deadline (`TIMEOUT`), and each queue has a limited length (`OVERLOADED`). A process that does not
 * respond before the deadline of a call is killed and replaced.
 */
export class DatabaseProcess<Operations extends StoreOperations> implements Store<Operations> {
  private child: ChildProcess | undefined;
  private isReady = false;
  private isClosed = false;
  private dyingCount = 0;
  private lastId = 0;
  /** The most recently opened database. */
  private knownStore: OpenedStore | undefined;
  private lastWarning: string | undefined;
  private readonly waiting: WaitingCalls<Call>;
  private readonly mayCreate: boolean;
  private readonly running = new Map<number, Call>();

  /** `program`: the path of the script that the process runs, which calls `runStoreProcess`. */
  constructor(
    private readonly program: string,
    private readonly url: string,
    private readonly log: (event: StoreEvent) => void,
    { mayCreate = true, queues = [] }: ProcessOptions<Operations> = {},
  ) {
    this.mayCreate = mayCreate;
    this.waiting = new WaitingCalls(queues);
  }

  run<Name extends keyof Operations & string>(
    name: Name,
    ...args: OperationArgs<Operations, Name>
  ): Promise<OperationResult<Operations, Name>> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(createFailure('CLOSED', 'The store is closed'));
      const call: Call = {
        id: ++this.lastId,
        name,
        args,
        deadline: performance.now() + CALL_TIMEOUT_MS,
        timer: setTimeout(() => this.expire(call), CALL_TIMEOUT_MS),
        resolve: (result) => resolve(result as OperationResult<Operations, Name>),
        reject,
      };
      if (this.waiting.add(call)) return this.sendWaitingCalls();
      clearTimeout(call.timer);
      reject(createFailure('OVERLOADED', 'Too many calls are waiting for the store'));
    });
  }

  /** Lets the process finish its work and exit, and kills it after two seconds. All further calls fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { child } = this;
    this.child = undefined;
    this.fail([...this.running.values(), ...this.waiting], 'CLOSED', 'The store is closed');
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const killTimer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    // A process that blocks in the kernel ends when the disk responds, so do not wait longer for it.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2 * CLOSE_TIMEOUT_MS).unref())]);
    clearTimeout(killTimer);
  }

  /** Sends waiting calls to the process, up to the concurrency limit. */
  private sendWaitingCalls(): void {
    for (const call of this.waiting) {
      if (this.isClosed) return;
      if (this.child === undefined && this.dyingCount < MAX_DYING_PROCESSES) this.launch();
      if (this.child === undefined || !this.isReady || this.running.size >= MAX_CONCURRENT_CALLS) return;
      const { id, name, args, deadline } = call;
      const timeoutMs = deadline - RESPONSE_MARGIN_MS - performance.now();
      // A call sent this late could reach its deadline while the process is working, and the process would be replaced
      // as unresponsive.
      if (timeoutMs <= 0) {
        this.fail([call], 'TIMEOUT', 'The store does not respond');
        continue;
      }
      this.waiting.delete(call);
      this.running.set(id, call);
      const request: StoreRequest = { id, timeoutMs, name, args };
      // If the channel is closed, the process has ended, and its `exit` event handles the call.
      if (this.child.connected) this.child.send(request, () => undefined);
    }
  }

  private expire(call: Call): void {
    const wasRunning = this.running.has(call.id);
    this.fail([call], 'TIMEOUT', 'The store does not respond');
    if (wasRunning) this.replace('does not respond');
    this.sendWaitingCalls();
  }

  private settle(response: Extract<StoreResponse, { id: number }>): void {
    const call = this.running.get(response.id);
    if (call === undefined) return;
    this.removeCall(call);
    if ('result' in response) call.resolve(response.result);
    else call.reject(new DatabaseError(response.error));
    this.sendWaitingCalls();
  }

  private fail(calls: Call[], code: string, message: string): void {
    for (const call of calls) {
      this.removeCall(call);
      call.reject(createFailure(code, message));
    }
  }

  private removeCall(call: Call): void {
    clearTimeout(call.timer);
    this.running.delete(call.id);
    this.waiting.delete(call);
  }

  /** Starts a process with the database URL and the maximum wait. */
  private launch(): void {
    this.isReady = false;
    let child: ChildProcess;
    const { mayCreate, knownStore } = this;
    const options: StoreProcessOptions = {
      timeoutMs: CALL_TIMEOUT_MS - RESPONSE_MARGIN_MS,
      mayCreate,
      knownStore,
    };
    try {
      child = fork(this.program, [JSON.stringify(options)], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        // Arguments are visible to all users of the machine.
        env: { ...process.env, STORE_URL: this.url },
      });
    } catch (error) {
      // `fork` throws if there is not enough memory.
      this.handleProcessEnd(undefined, 'ended', (error as Error).message);
      return;
    }
    this.child = child;
    const startTimer = setTimeout(() => {
      if (child === this.child) this.replace('does not start');
    }, START_TIMEOUT_MS);
    child.on('message', (response: StoreResponse) => {
      if (child !== this.child) return;
      if ('id' in response) return this.settle(response);
      if ('opened' in response) return this.handleOpened(response);
      clearTimeout(startTimer);
      this.isReady = true;
      this.sendWaitingCalls();
    });
    const end = (reason: string) => {
      clearTimeout(startTimer);
      if (child !== this.child) return;
      this.handleProcessEnd(child, 'ended', reason);
      this.sendWaitingCalls();
    };
    // A process that cannot be started emits `error` and no `exit`.
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) =>
      end(
        code === FILE_CHANGED_EXIT_CODE
          ? 'The database file was deleted or replaced'
          : `exit ${signal ?? code}`,
      ),
    );
  }

  private handleOpened({ opened, warning }: Extract<StoreResponse, { opened: OpenedStore }>): void {
    if (this.knownStore !== undefined && this.knownStore.createdAt !== opened.createdAt) {
      this.log({ level: 'warn', event: 'store', status: 'restored' });
    }
    this.knownStore = opened;
    if (warning !== undefined && warning !== this.lastWarning) {
      this.log({ level: 'warn', event: 'store', status: 'unsafe', error: warning });
    }
    this.lastWarning = warning;
  }

  /** Kills the process. Waiting calls go to the next one. */
  private replace(reason: string): void {
    const { child } = this;
    if (child === undefined) return;
    this.dyingCount += 1;
    child.once('exit', () => {
      this.dyingCount -= 1;
      this.sendWaitingCalls();
    });
    child.kill('SIGKILL');
    this.handleProcessEnd(child, 'replaced', reason);
  }

  /** Logs the end of a process and fails its calls. */
  private handleProcessEnd(
    child: ChildProcess | undefined,
    status: 'ended' | 'replaced',
    reason: string,
  ): void {
    this.child = undefined;
    this.log({ level: 'error', event: 'store', status, pid: child?.pid, error: reason });
    // If the process ended before it was ready, fail the waiting calls too. Otherwise they would restart it in a loop.
    const waitingCalls = status === 'replaced' || this.isReady ? [] : [...this.waiting];
    const outcome = status === 'replaced' ? 'was replaced' : 'has ended';
    this.fail([...this.running.values(), ...waitingCalls], 'ENDED', `The store process ${outcome}`);
  }
}

function createFailure(code: string, message: string): DatabaseError {
  return new DatabaseError({ code, message });
}
