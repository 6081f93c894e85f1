import type { Clock } from '../Clock';
import type { Log } from '../Log';
import type { Database } from './Database';
import { deleteInBatches } from './deleteInBatches';
import { getDatabaseFile } from './getDatabaseFile';
import { findCopies } from './restoreDatabase';

/** Wait before the next attempt to open an unreachable store. */
const STORE_RETRY_MS = 5000;

/** Interval of the checks for expired data. */
const HOUR_MS = 3_600_000;

/** Lifetime of an idempotency key: a draft may be sent again after its author returns from a holiday. */
const KEY_LIFETIME_MS = 7 * 24 * HOUR_MS;

/**
 * Logs when the store is open, checks the clock every hour, and deletes expired data once a day if the clock is
 * plausible. Returns a function that stops all of it.
 */
export function startStoreMaintenance(
  database: Database,
  url: string,
  { log, clock }: { log: Log; clock: Clock },
): () => void {
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
        warnOfCopies(url, log);
      }
      await clock.check(database);
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

/** Warns about copies with personal data that `restore` left beside the database. */
function warnOfCopies(url: string, log: Log): void {
  const copies = findCopies(url);
  if (copies.length === 0) return;
  const error = `Files of a restore contain personal data, also of erased people. Delete them: ${copies.join(', ')}`;
  log({ level: 'warn', event: 'store', status: 'leftover', error });
}

/**
 * Deletes data whose retention period (see the privacy page) has ended, unless a process has done so within a day.
 * Enquiries are kept for 24 months after the last enquiry from the same email address, unconfirmed newsletter requests
 * for 24 months, and proofs of consent for 3 years after the end of the consent. An ended subscription counts as a
 * proof.
 */
async function deleteExpired(database: Database, url: string, log: Log): Promise<void> {
  const now = Date.now();
  if (!(await database.run('acquirePeriodicJob', 'deleteExpired', now, 24 * HOUR_MS))) return;
  try {
    const oldestEnquiry = subtractYears(now, 2);
    const oldestProof = subtractYears(now, 3);
    const { enquiries, subscribers } = await deleteInBatches(() =>
      database.run('deleteExpired', oldestEnquiry, oldestProof),
    );
    await database.run('releaseKeys', now - KEY_LIFETIME_MS);
    // Until the checkpoint, the write-ahead log still contains the deleted rows.
    if (getDatabaseFile(url) !== undefined) await database.run('checkpoint');
    log({ level: 'info', event: 'retention', status: 'done', leads: enquiries, subscribers });
  } catch (error) {
    // Allows another attempt in an hour instead of tomorrow.
    await database.run('releasePeriodicJob', 'deleteExpired');
    throw error;
  }
}

function subtractYears(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
