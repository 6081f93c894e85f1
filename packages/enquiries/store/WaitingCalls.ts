import type { OperationName } from './Database';

/** The kinds of waiting calls, most urgent first, and the maximum number of each. */
const MAX_WAITING = {
  /** Deliveries, health checks and maintenance. The server itself limits their number. */
  server: 64,
  enquiry: 256,
  /** Newsletter links: anyone with one link can request them. */
  link: 32,
};

type CallKind = keyof typeof MAX_WAITING;

/** Kinds of the operations that visitors trigger. All other operations have the kind `server`. */
const callKinds: Partial<Record<OperationName, CallKind>> = {
  countRequest: 'enquiry',
  insertEnquiry: 'enquiry',
  findSubscription: 'link',
  confirmSubscription: 'link',
  endSubscription: 'link',
};

/**
 * A queue of waiting calls with a separate limit for each kind. More urgent kinds come first, and a full kind does not
 * block the others.
 */
export class WaitingCalls<Call extends { name: OperationName }> {
  private readonly calls: Record<CallKind, Set<Call>> = {
    server: new Set(),
    enquiry: new Set(),
    link: new Set(),
  };

  /** Adds a call. Returns false if the queue of its kind is full. */
  add(call: Call): boolean {
    const kind = getCallKind(call);
    if (this.calls[kind].size >= MAX_WAITING[kind]) return false;
    this.calls[kind].add(call);
    return true;
  }

  delete(call: Call): void {
    this.calls[getCallKind(call)].delete(call);
  }

  /** Iterates over all calls in queue order. Calls deleted during the iteration are skipped. */
  *[Symbol.iterator](): Generator<Call> {
    for (const calls of Object.values(this.calls)) yield* calls;
  }
}

function getCallKind({ name }: { name: OperationName }): CallKind {
  return callKinds[name] ?? 'server';
}
