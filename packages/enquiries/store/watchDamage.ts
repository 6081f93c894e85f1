import type { Database, OperationArgs, OperationResult } from './Database';
import type { DatabaseError } from './DatabaseError';
import type { Operations } from './operations';

/** Error codes of SQLite and PostgreSQL for damaged data. */
const DAMAGE_CODE = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/;

/** Time after which a rejected enquiry is no longer reported, so that a load balancer tries the server again. */
const DAMAGE_MEMORY_MS = 60_000;

/**
 * Wraps the database that stores enquiries. `getDamage` returns the error code if the last enquiry was rejected because
 * the data is damaged. Other checks can succeed, because they may not read the damaged page.
 */
export function watchDamage(database: Database) {
  let damage: { code: string; at: number } | undefined;

  async function run<Name extends keyof Operations>(
    name: Name,
    ...args: OperationArgs<Name>
  ): Promise<OperationResult<Name>> {
    try {
      const result = await database.run(name, ...args);
      if (name === 'insertEnquiry') damage = undefined;
      return result;
    } catch (error) {
      const { code } = error as DatabaseError;
      if (name === 'insertEnquiry' && DAMAGE_CODE.test(code)) damage = { code, at: performance.now() };
      throw error;
    }
  }

  const watched: Database = { run };
  return {
    database: watched,
    getDamage: () => (damage && performance.now() - damage.at < DAMAGE_MEMORY_MS ? damage.code : undefined),
  };
}
