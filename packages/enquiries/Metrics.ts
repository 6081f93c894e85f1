import { Counter, Gauge, Registry } from 'prom-client';
import type { DeliverySummary } from './delivery/deliveryStates';
import type { LogEntry } from './Log';

/** The metrics of one server, in the text format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly stored = this.createCounter('enquiries_stored_total', 'Enquiries stored since the start');
  private readonly refused = this.createCounter(
    'enquiries_refused_by_limit_total',
    'Requests refused with 429',
  );
  private readonly ready = this.createGauge('enquiries_ready', '1 if an enquiry could be stored now');
  private readonly deliveries: Record<keyof DeliverySummary, Gauge> = {
    waiting: this.createGauge('deliveries_waiting', 'Deliveries that are not sent yet'),
    oldestSeconds: this.createGauge(
      'deliveries_oldest_waiting_seconds',
      'Age of the oldest waiting delivery',
    ),
    held: this.createGauge('deliveries_held', 'Mails to visitors held by a daily limit'),
    failed: this.createGauge('deliveries_failed', 'Abandoned deliveries to staff and webhooks'),
    failedToVisitors: this.createGauge('deliveries_failed_to_visitors', 'Abandoned mails to visitors'),
  };

  /** Counts a log entry. */
  count({ event, status }: LogEntry): void {
    if (event !== 'lead') return;
    if (status === 201) this.stored.inc();
    if (status === 429) this.refused.inc();
  }

  /** Sets the state of the store and its deliveries, which is unknown if the store is unavailable. */
  setState(isReady: boolean, deliveries: DeliverySummary | undefined): void {
    this.ready.set(isReady ? 1 : 0);
    for (const [name, gauge] of Object.entries(this.deliveries))
      gauge.set(deliveries?.[name as keyof DeliverySummary] ?? Number.NaN);
  }

  private createCounter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private createGauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
