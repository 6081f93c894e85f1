import { randomUUID } from 'node:crypto';
import { createContactFields } from '../../unit/enquiries/helpers/enquiryFields';
import type { ChildServer } from './ChildServer';

const CONCURRENCY = 64;
const MAX_ATTEMPTS = 200;

/** Sends enquiries to several servers of one store, and retries each until it is acknowledged. */
export class EnquirySender {
  /** Ids of acknowledged enquiries, by the name in the enquiry. */
  readonly acknowledged = new Map<string, string>();
  readonly statuses = new Set<number>();
  failures = 0;
  private next = 0;
  /** Resolves when the latest incident is over. */
  private incident = Promise.resolve();

  constructor(
    private readonly servers: ChildServer[],
    private readonly count: number,
    /**
     * Actions to run once `after` enquiries are acknowledged, while others are in flight; further enquiries wait
     * until the action is over. The numbers must be more than `CONCURRENCY` apart, because the enquiries in flight may
     * be acknowledged during an action.
     */
    private readonly incidents: { after: number; act(): Promise<void> }[],
  ) {}

  /** Resolves when every enquiry is acknowledged. */
  async send(): Promise<void> {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.sendRemaining()));
  }

  private async sendRemaining(): Promise<void> {
    while (this.next < this.count) {
      const number = this.next++;
      await this.submit(`enquiry ${number}`, number);
      const [incident] = this.incidents;
      if (incident && this.acknowledged.size >= incident.after) {
        this.incidents.shift();
        this.incident = incident.act();
      }
      await this.incident;
    }
  }

  private async submit(name: string, serverOffset: number): Promise<void> {
    const body = JSON.stringify(createContactFields({ name }));
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // The next server for each attempt, as a load balancer would choose.
      const server = this.servers[(serverOffset + attempt) % this.servers.length] as ChildServer;
      await server.whenReady();
      try {
        const response = await fetch(`${server.url}/api/leads`, { method: 'POST', headers, body });
        const { id } = (await response.json()) as { id: string };
        this.statuses.add(response.status);
        if (!response.ok) throw new Error(`The server responded with ${response.status}`);
        this.acknowledged.set(name, id);
        return;
      } catch {
        this.failures += 1;
      }
    }
    throw new Error(`${name} was not accepted in ${MAX_ATTEMPTS} attempts`);
  }
}
