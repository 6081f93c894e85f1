import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../log';
import type { Database } from './Database';
import { deleteAll } from './deleteAll';
import { getDatabaseFile } from './getDatabaseFile';

/** How long to wait before trying a store again that is away, in milliseconds. */
const STORE_PAUSE = 5000;

/** How often to ask whether it is time to delete what has expired, in milliseconds. */
const HOUR = 3_600_000;

/** Logs when the store is open, and once a day deletes what is not to be kept any longer. Returns what ends this. */
export function startStoreMaintenance(database: Database, url: string, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isOpen = false;
  let isKnownAway = false;

  const look = async () => {
    try {
      if (!isOpen) {
        const { waiting, failed } = await database.run('summarizeDeliveries', Date.now());
        isOpen = true;
        log({ level: 'info', event: 'store', status: 'open', waiting, failed });
        warnOfInterruptedRestore(url, log);
      }
      await deleteExpired(database, url, log);
    } catch (error) {
      const about = isOpen
        ? { event: 'retention', status: 'failed' }
        : { event: 'store', status: 'unavailable' };
      if (!isStopped && (isOpen || !isKnownAway))
        log({ level: 'error', ...about, error: (error as Error).message });
      isKnownAway = !isOpen;
    }
    if (!isStopped) timer = setTimeout(look, isOpen ? HOUR : STORE_PAUSE).unref();
  };

  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Warns about copies with personal data that a killed `restore` left beside the database. */
function warnOfInterruptedRestore(url: string, log: Log): void {
  const file = getDatabaseFile(url);
  if (file === undefined) return;
  const prefix = `${path.basename(file)}.restoring-`;
  const copies = readdirSync(path.dirname(file)).filter((name) => name.startsWith(prefix));
  if (copies.length === 0) return;
  const error = `A restore was interrupted. Delete what it left behind: ${copies.join(', ')}`;
  log({ level: 'warn', event: 'store', status: 'leftover', error });
}

/**
 * Deletes what the privacy page says is not kept any longer, unless this or another process has done so within a day:
 * leads 24 months after the last one of the same address, requests for the newsletter that nobody confirmed as long
 * after, and proofs of consent 3 years after its end. A subscription that was ended is a proof itself.
 */
async function deleteExpired(database: Database, url: string, log: Log): Promise<void> {
  const now = Date.now();
  if (!(await database.run('claimChore', 'deleteExpired', now, 24 * HOUR))) return;
  try {
    const contact = yearsBefore(now, 2);
    const proof = yearsBefore(now, 3);
    const { leads, subscribers } = await deleteAll(() => database.run('deleteExpired', contact, proof));
    // Until then the write-ahead log holds what was deleted.
    if (getDatabaseFile(url) !== undefined) await database.run('checkpoint');
    log({ level: 'info', event: 'retention', status: 'done', leads, subscribers });
  } catch (error) {
    // Another attempt may be made in an hour rather than tomorrow.
    await database.run('dropChore', 'deleteExpired');
    throw error;
  }
}

function yearsBefore(time: number, years: number): number {
  const date = new Date(time);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
