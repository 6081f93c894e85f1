import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './Tables';

/** Larger than any lead, so that a disk with room for this has room for one. */
const BYTES = 65_536;

/** Writes to the store, which throws where it takes no writes. */
export async function checkWritable(db: Kysely<Tables>, now: number): Promise<void> {
  // Random, or unchanged pages are not written.
  const written = { checked_at: now, filler: randomBytes(BYTES / 2).toString('hex') };
  await db
    .insertInto('readiness')
    .values({ id: 1, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
}
