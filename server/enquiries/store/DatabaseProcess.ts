import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../../log';
import type { Database, OperationArgs, OperationName, OperationResult } from './Database';
import { DatabaseError } from './DatabaseError';
import { FILE_CHANGED, type OpenedStore } from './identity';
import { storeProgram } from './storeProgram';
import { WaitingCalls } from './WaitingCalls';

/** How long a call may take, the wait for its turn included, in milliseconds. */
const DEADLINE = 5000;

/** How much sooner a call that waits for a lock gives up, so that the process answers rather than being replaced. */
const MARGIN = 500;

/** How long the process may take to start, in milliseconds. */
const START_LIMIT = 30_000;

/** How long `close` waits for the process to end by itself, in milliseconds. */
const CLOSE_LIMIT = 2000;

/** Calls under way at once. A file takes one after the other, but the next ones are there when one is done. */
const AT_ONCE = 8;

/** How many processes that were killed may still hang in the kernel, on a disk that is silent, before another is made. */
const MOST_DYING = 2;

/** The argument of the process: how long a call may wait, and which database to open. */
export type StoreOptions = { patience: number; mayCreate: boolean; known?: OpenedStore | undefined };

/** A call: what is to be done to the store, and how long it may wait, in milliseconds. */
export type StoreRequest = { id: number; patience: number; name: OperationName; args: unknown[] };

/** What the process reports: that it listens, that the database is open, and the outcome of each call. */
export type StoreAnswer =
  | { isReady: true }
  | { opened: OpenedStore; warning: string | undefined }
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code: string } };

type Call = Omit<StoreRequest, 'patience'> & {
  until: number;
  timer: NodeJS.Timeout;
  resolve: (result: unknown) => void;
  reject: (error: DatabaseError) => void;
};

/**
 * The store in a process of its own, because the driver stands still while it waits for a file: for a lock, for a slow
 * disk. Each call has a deadline (`TIMEOUT`) and each kind of call its own places in the queue (`OVERLOADED`); a process
 * that is silent past the deadline of a call is killed, with whatever it hangs in, and replaced.
 */
export class DatabaseProcess implements Database {
  private child: ChildProcess | undefined;
  private isReady = false;
  private isClosed = false;
  private dying = 0;
  private lastId = 0;
  /** The database that was open last. */
  private known: OpenedStore | undefined;
  private lastWarning: string | undefined;
  private readonly waiting = new WaitingCalls<Call>();
  private readonly running = new Map<number, Call>();

  constructor(
    private readonly url: string,
    private readonly log: Log,
    private readonly mayCreate = true,
  ) {}

  run<N extends OperationName>(name: N, ...args: OperationArgs<N>): Promise<OperationResult<N>> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(failure('CLOSED', 'The store is closed'));
      const call: Call = {
        id: ++this.lastId,
        name,
        args,
        until: performance.now() + DEADLINE,
        timer: setTimeout(() => this.expire(call), DEADLINE),
        resolve: (result) => resolve(result as OperationResult<N>),
        reject,
      };
      if (this.waiting.add(call)) return this.proceed();
      clearTimeout(call.timer);
      reject(failure('OVERLOADED', 'Too many calls wait for the store'));
    });
  }

  /** Ends the process when it has finished what it does, or after two seconds. Calls from now on fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { child } = this;
    this.child = undefined;
    this.fail([...this.running.values(), ...this.waiting], 'CLOSED', 'The store is closed');
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const limit = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    // A process that hangs in the kernel ends when the disk answers; nobody waits for that.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2 * CLOSE_LIMIT).unref())]);
    clearTimeout(limit);
  }

  /** Hands on as many calls as may be under way. */
  private proceed(): void {
    for (const call of this.waiting) {
      if (this.isClosed) return;
      if (this.child === undefined && this.dying < MOST_DYING) this.launch();
      if (this.child === undefined || !this.isReady || this.running.size >= AT_ONCE) return;
      const { id, name, args, until } = call;
      const patience = until - MARGIN - performance.now();
      // Sent so late, it could pass its deadline while the process works, which would be replaced for being silent.
      if (patience <= 0) {
        this.fail([call], 'TIMEOUT', 'The store does not answer');
        continue;
      }
      this.waiting.delete(call);
      this.running.set(id, call);
      const request: StoreRequest = { id, patience, name, args };
      // Where it cannot be sent the process has ended, and `exit` says so.
      if (this.child.connected) this.child.send(request, () => undefined);
    }
  }

  private expire(call: Call): void {
    const wasRunning = this.running.has(call.id);
    this.fail([call], 'TIMEOUT', 'The store does not answer');
    if (wasRunning) this.replace('silent');
    this.proceed();
  }

  private settle(answer: Extract<StoreAnswer, { id: number }>): void {
    const call = this.running.get(answer.id);
    if (call === undefined) return;
    this.forget(call);
    if ('result' in answer) call.resolve(answer.result);
    else call.reject(new DatabaseError(answer.error));
    this.proceed();
  }

  private fail(calls: Call[], code: string, message: string): void {
    for (const call of calls) {
      this.forget(call);
      call.reject(failure(code, message));
    }
  }

  private forget(call: Call): void {
    clearTimeout(call.timer);
    this.running.delete(call.id);
    this.waiting.delete(call);
  }

  /** Starts a process, which is told where the store is and how long to wait for it at most. */
  private launch(): void {
    this.isReady = false;
    let child: ChildProcess;
    const { mayCreate, known } = this;
    const options: StoreOptions = { patience: DEADLINE - MARGIN, mayCreate, known };
    try {
      child = fork(storeProgram, [JSON.stringify(options)], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        // Not an argument, which every user of the machine can read.
        env: { ...process.env, LEADS_DATABASE_URL: this.url },
      });
    } catch (error) {
      // As `fork` does without memory.
      this.lose(undefined, 'ended', (error as Error).message);
      return;
    }
    this.child = child;
    const startLimit = setTimeout(() => {
      if (child === this.child) this.replace('does not start');
    }, START_LIMIT);
    child.on('message', (answer: StoreAnswer) => {
      if (child !== this.child) return;
      if ('id' in answer) return this.settle(answer);
      if ('opened' in answer) return this.noteOpened(answer);
      clearTimeout(startLimit);
      this.isReady = true;
      this.proceed();
    });
    const end = (reason: string) => {
      clearTimeout(startLimit);
      if (child !== this.child) return;
      this.lose(child, 'ended', reason);
      this.proceed();
    };
    // A process that could not be started at all does not exit.
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) =>
      end(code === FILE_CHANGED ? 'The database file was deleted or replaced' : `exit ${signal ?? code}`),
    );
  }

  private noteOpened({ opened, warning }: Extract<StoreAnswer, { opened: OpenedStore }>): void {
    if (this.known !== undefined && this.known.createdAt !== opened.createdAt) {
      this.log({ level: 'warn', event: 'store', status: 'restored' });
    }
    this.known = opened;
    if (warning !== undefined && warning !== this.lastWarning) {
      this.log({ level: 'warn', event: 'store', status: 'unsafe', error: warning });
    }
    this.lastWarning = warning;
  }

  /** Kills the process. What waits is for the next one. */
  private replace(reason: string): void {
    const { child } = this;
    if (child === undefined) return;
    this.dying += 1;
    child.once('exit', () => {
      this.dying -= 1;
      this.proceed();
    });
    child.kill('SIGKILL');
    this.lose(child, 'replaced', reason);
  }

  /** Logs that a process is gone, and fails the calls that it had. */
  private lose(child: ChildProcess | undefined, status: 'ended' | 'replaced', reason: string): void {
    this.child = undefined;
    this.log({ level: 'error', event: 'store', status, pid: child?.pid, error: reason });
    // One that cannot even start would be started again and again for the same calls.
    const lost = status === 'replaced' || this.isReady ? [] : [...this.waiting];
    const what = status === 'replaced' ? 'was replaced' : 'has ended';
    this.fail([...this.running.values(), ...lost], 'ENDED', `The process of the store ${what}`);
  }
}

function failure(code: string, message: string): DatabaseError {
  return new DatabaseError({ code, message });
}
