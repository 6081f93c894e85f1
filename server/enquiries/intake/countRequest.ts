import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../store/Tables';
import type { Network } from './getNetworks';
import { RATE_WINDOW_MS } from './RateLimiter';

/**
 * Counts one request for all its networks, each in a minute that begins with its first. Returns 0, or in how many
 * seconds it may be tried again; a request that has to wait counts for no network wider than the one that is full.
 */
export async function countRequest(
  db: Kysely<Tables>,
  networks: Network[],
  limit: number,
  now: number,
): Promise<number> {
  for (const { key, share } of networks.toReversed()) {
    const since = await countForNetwork(db, key, limit * share, now);
    if (since !== undefined) return Math.max(1, Math.ceil((since + RATE_WINDOW_MS - now) / 1000));
  }
  return 0;
}

/** Returns since when a network is counted whose limit is reached; undefined where one more was counted. */
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
          since: eb.case().when(isOver(eb, now)).then(now).else(eb.ref('request_counts.since')).end(),
          count: eb
            .case()
            .when(isOver(eb, now))
            .then(1)
            .else(eb('request_counts.count', '+', 1))
            .end(),
        }))
        .where(({ eb }) => eb.or([isOver(eb, now), eb('request_counts.count', '<', max)])),
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

/** Deletes the networks whose minute is over. Returns in how many milliseconds the next one is over, at most a minute. */
export async function deleteExpiredCounts(db: Kysely<Tables>, now: number): Promise<number> {
  await db
    .deleteFrom('request_counts')
    .where('network', 'in', ({ eb, selectFrom }) =>
      selectFrom('request_counts').select('network').where(isOver(eb, now)).forUpdate().skipLocked(),
    )
    .execute();
  const { oldest } = await db
    .selectFrom('request_counts')
    .select(({ fn }) => fn.min<number | null>('since').as('oldest'))
    .executeTakeFirstOrThrow();
  return Math.min(RATE_WINDOW_MS, (oldest ?? now) + RATE_WINDOW_MS - now);
}

/** Deletes all networks. */
export async function forgetAllRequests(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('request_counts').execute();
}

/** The condition that a minute is over, or begins further ahead than clocks differ: before the clock was set back. */
function isOver(eb: ExpressionBuilder<Tables, 'request_counts'>, now: number) {
  return eb.or([
    eb('request_counts.since', '<=', now - RATE_WINDOW_MS),
    eb('request_counts.since', '>', now + RATE_WINDOW_MS),
  ]);
}
