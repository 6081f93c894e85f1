import { HOUR_MS } from '@/lib/i18n/workingTime';
import type { Log } from '../http/log';
import type { EnquiryService } from './service';
import type { Database } from './store/Database';
import { deleteInBatches } from './store/deleteRows';
import { getDatabaseFile } from './store/sqlite';

/** Wait before the next attempt to open an unreachable store. */
const STORE_RETRY_MS = 5000;

/**
 * Logs when the store is open. Every hour, checks the clock, and deletes expired data if it is plausible. Returns a function that stops all of it.
 */
export function startStoreMaintenance({ config, database, log, clock }: EnquiryService): () => void {
  const { databaseUrl: url } = config;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isOpen = false;
  let isOutageLogged = false;

  const runMaintenance = async () => {
    try {
      if (!isOpen) {
        const { waiting, failed } = await database.run('summarizeDeliveries', Date.now());
        isOpen = true;
        log({ level: 'info', event: 'store', status: 'open', waiting, failed });
      }
      await clock.check((now) => database.run('checkClock', now));
      const clockProblem = clock.findProblem();
      if (clockProblem === undefined) await deleteExpired(database, url, log);
      else
        log({
          level: 'error',
          event: 'clock',
          status: 'implausible',
          error: `${clockProblem} Nothing is deleted.`,
        });
    } catch (error) {
      const logFields = isOpen
        ? { event: 'retention', status: 'failed' }
        : { event: 'store', status: 'unavailable' };
      if (!isStopped && (isOpen || !isOutageLogged))
        log({ level: 'error', ...logFields, error: (error as Error).message });
      isOutageLogged = !isOpen;
    }
    if (!isStopped) timer = setTimeout(runMaintenance, isOpen ? HOUR_MS : STORE_RETRY_MS).unref();
  };

  void runMaintenance();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * Deletes data whose retention period (see the privacy page) has ended. Enquiries are kept for 24 months after the last
 * enquiry from the same email address, unconfirmed newsletter requests for 24 months, and proofs of consent for 3 years
 * after the end of the consent. An ended subscription counts as a proof.
 */
async function deleteExpired(database: Database, url: string, log: Log): Promise<void> {
  const now = Date.now();
  const oldestEnquiry = subtractYears(now, 2);
  const oldestProof = subtractYears(now, 3);
  const { enquiries, subscribers } = await deleteInBatches(() =>
    database.run('deleteExpired', oldestEnquiry, oldestProof),
  );
  // Until the checkpoint, the write-ahead log still contains the deleted rows.
  if (getDatabaseFile(url) !== undefined) await database.run('checkpoint');
  log({ level: 'info', event: 'retention', status: 'done', leads: enquiries, subscribers });
}

function subtractYears(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
