import type { Database, OperationArgs, OperationName, OperationResult } from './Database';
import type { DatabaseError } from './DatabaseError';

/** The codes of damaged data: of SQLite, and of PostgreSQL. */
const DAMAGE = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/;

/** How long a refused enquiry counts, so that a balancer tries the server again, in milliseconds. */
const MEMORY_MS = 60_000;

/**
 * Wraps the database for those who store enquiries. `getDamage` returns the error code if the last enquiry was refused
 * because the data is damaged: one damaged page may be out of reach of every other check.
 */
export function watchDamage(database: Database) {
  let damage: { code: string; at: number } | undefined;

  async function run<N extends OperationName>(
    name: N,
    ...args: OperationArgs<N>
  ): Promise<OperationResult<N>> {
    try {
      const result = await database.run(name, ...args);
      if (name === 'keepLead') damage = undefined;
      return result;
    } catch (error) {
      const { code } = error as DatabaseError;
      if (name === 'keepLead' && DAMAGE.test(code)) damage = { code, at: performance.now() };
      throw error;
    }
  }

  const watched: Database = { run };
  return {
    database: watched,
    getDamage: () => (damage && performance.now() - damage.at < MEMORY_MS ? damage.code : undefined),
  };
}
