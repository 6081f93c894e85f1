import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../store/Tables';
import type { Network } from './getNetworks';
import { RATE_WINDOW_MS } from './RateLimiter';

/**
 * Counts one request for all its networks, each in a fixed window that starts with its first request. Returns 0 if the
 * request is allowed, otherwise the seconds to wait. The narrowest network is counted first, so a rejected request does
 * not count for wider ones.
 */
export async function countRequest(
  db: Kysely<Tables>,
  networks: Network[],
  limit: number,
  now: number,
): Promise<number> {
  for (const { key, limitFactor } of networks.toReversed()) {
    const windowStart = await countForNetwork(db, key, limit * limitFactor, now);
    if (windowStart !== undefined) return Math.max(1, Math.ceil((windowStart + RATE_WINDOW_MS - now) / 1000));
  }
  return 0;
}

/**
 * Counts one request for a network. Returns the start of the window if the limit is reached; undefined if the request
 * was counted.
 */
async function countForNetwork(
  db: Kysely<Tables>,
  network: string,
  max: number,
  now: number,
): Promise<number | undefined> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('request_counts')
    .values({ network, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('network')
        .doUpdateSet(({ eb }) => ({
          since: eb.case().when(hasEnded(eb, now)).then(now).else(eb.ref('request_counts.since')).end(),
          count: eb
            .case()
            .when(hasEnded(eb, now))
            .then(1)
            .else(eb('request_counts.count', '+', 1))
            .end(),
        }))
        .where(({ eb }) => eb.or([hasEnded(eb, now), eb('request_counts.count', '<', max)])),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const row = await db
    .selectFrom('request_counts')
    .select('since')
    .where('network', '=', network)
    .executeTakeFirst();
  return row?.since ?? now;
}

/**
 * Deletes the networks whose window has ended. Returns the milliseconds until the next window ends, at most one minute.
 */
export async function deleteExpiredCounts(db: Kysely<Tables>, now: number): Promise<number> {
  await db
    .deleteFrom('request_counts')
    .where('network', 'in', ({ eb, selectFrom }) =>
      selectFrom('request_counts').select('network').where(hasEnded(eb, now)).forUpdate().skipLocked(),
    )
    .execute();
  const { oldest } = await db
    .selectFrom('request_counts')
    .select(({ fn }) => fn.min<number | null>('since').as('oldest'))
    .executeTakeFirstOrThrow();
  return Math.min(RATE_WINDOW_MS, (oldest ?? now) + RATE_WINDOW_MS - now);
}

/** Deletes all networks. */
export async function deleteAllCounts(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('request_counts').execute();
}

/**
 * Builds the condition that a window has ended, or that it starts further in the future than clocks can differ because
 * the clock has been set back.
 */
function hasEnded(eb: ExpressionBuilder<Tables, 'request_counts'>, now: number) {
  return eb.or([
    eb('request_counts.since', '<=', now - RATE_WINDOW_MS),
    eb('request_counts.since', '>', now + RATE_WINDOW_MS),
  ]);
}
