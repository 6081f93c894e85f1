/** The length of the queue for all operations that `queues` does not contain. */
const DEFAULT_QUEUE_LENGTH = 64;

/** A queue of calls: its operations, and its maximum length. */
export type CallQueue<OperationName extends string = string> = {
  operations: readonly OperationName[];
  maxLength: number;
};

type Queue<Call> = { calls: Set<Call>; maxLength: number };

/**
 * Waiting calls in queues with separate limits. Calls of a more urgent queue come first, and a full queue does not
 * block the others.
 */
export class WaitingCalls<Call extends { name: string }> {
  private readonly defaultQueue: Queue<Call> = { calls: new Set(), maxLength: DEFAULT_QUEUE_LENGTH };
  private readonly queues = [this.defaultQueue];
  private readonly queuesByOperation = new Map<string, Queue<Call>>();

  /** `queues`: most urgent first. All other operations share the default queue, which is the most urgent. */
  constructor(queues: readonly CallQueue[]) {
    for (const { operations, maxLength } of queues) {
      const queue: Queue<Call> = { calls: new Set(), maxLength };
      this.queues.push(queue);
      for (const name of operations) this.queuesByOperation.set(name, queue);
    }
  }

  /** Adds a call. Returns false if its queue is full. */
  add(call: Call): boolean {
    const { calls, maxLength } = this.getQueue(call);
    if (calls.size >= maxLength) return false;
    calls.add(call);
    return true;
  }

  delete(call: Call): void {
    this.getQueue(call).calls.delete(call);
  }

  /** Iterates over all calls in queue order. Calls deleted during the iteration are skipped. */
  *[Symbol.iterator](): Generator<Call> {
    for (const { calls } of this.queues) yield* calls;
  }

  private getQueue({ name }: Call): Queue<Call> {
    return this.queuesByOperation.get(name) ?? this.defaultQueue;
  }
}
