import type { OperationName } from './Database';

/** Why calls wait for the store, most urgent first, and how many of each may wait. */
const PLACES = {
  /** Deliveries, health and upkeep, of which the server itself limits how many there are. */
  own: 64,
  enquiry: 256,
  /** Pages of the newsletter's links, which anybody can request who has one link. */
  link: 32,
};

type Reason = keyof typeof PLACES;

/** Operations of visitors; all others are the server's own. */
const reasons: Partial<Record<OperationName, Reason>> = {
  countRequest: 'enquiry',
  keepLead: 'enquiry',
  findSubscription: 'link',
  confirmSubscription: 'link',
  endSubscription: 'link',
};

/** Calls that wait for their turn. However many of one kind wait, the others keep their places and are not delayed by less urgent ones. */
export class WaitingCalls<Call extends { name: OperationName }> {
  private readonly calls: Record<Reason, Set<Call>> = { own: new Set(), enquiry: new Set(), link: new Set() };

  /** Adds a call. Returns false if its places are taken. */
  add(call: Call): boolean {
    const reason = getReason(call);
    if (this.calls[reason].size >= PLACES[reason]) return false;
    this.calls[reason].add(call);
    return true;
  }

  delete(call: Call): void {
    this.calls[getReason(call)].delete(call);
  }

  /** All calls in the order of their turns. Those that are deleted meanwhile are skipped. */
  *[Symbol.iterator](): Generator<Call> {
    for (const calls of Object.values(this.calls)) yield* calls;
  }
}

function getReason({ name }: { name: OperationName }): Reason {
  return reasons[name] ?? 'own';
}
