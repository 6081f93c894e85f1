import { randomUUID } from 'node:crypto';
import { contactFields } from '../../unit/enquiries/helpers/leadFields';
import type { ChildServer } from './ChildServer';

const CONCURRENCY = 64;
const MAX_ATTEMPTS = 200;

/** Sends leads at several servers of one store, each until it is acknowledged, whatever happens to servers and store. */
export class LeadSender {
  /** The ids of the leads that were acknowledged, by the names that they were sent under. */
  readonly acknowledged = new Map<string, string>();
  readonly statuses = new Set<number>();
  failures = 0;
  private next = 0;
  /** The last thing that happened; resolves when it is over. */
  private incident = Promise.resolve();

  constructor(
    private readonly servers: ChildServer[],
    private readonly count: number,
    /**
     * What is done once so many leads are acknowledged, while others are under way; the next ones wait until it is over. The
     * numbers are more than `CONCURRENCY` apart.
     */
    private readonly incidents: { after: number; act(): Promise<void> }[],
  ) {}

  /** Resolves when every lead is acknowledged. */
  async send(): Promise<void> {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.sendOn()));
  }

  private async sendOn(): Promise<void> {
    while (this.next < this.count) {
      const number = this.next++;
      await this.submit(`lead ${number}`, number);
      const [incident] = this.incidents;
      if (incident && this.acknowledged.size >= incident.after) {
        this.incidents.shift();
        this.incident = incident.act();
      }
      await this.incident;
    }
  }

  private async submit(name: string, first: number): Promise<void> {
    const body = JSON.stringify(contactFields({ name }));
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // Another server than the last time, as a balancer would choose.
      const server = this.servers[(first + attempt) % this.servers.length] as ChildServer;
      await server.whenReady();
      try {
        const response = await fetch(`${server.url}/api/leads`, { method: 'POST', headers, body });
        const { id } = (await response.json()) as { id: string };
        this.statuses.add(response.status);
        if (!response.ok) throw new Error(`The server answered ${response.status}`);
        this.acknowledged.set(name, id);
        return;
      } catch {
        this.failures += 1;
      }
    }
    throw new Error(`${name} was not taken in ${MAX_ATTEMPTS} attempts`);
  }
}
