import type { InStatement, Row } from '@libsql/client';

/** What one statement gave: the rows it read or returned, and how many it changed. */
export type StatementResult = { rows: Row[]; rowsAffected: number };

/** The store of leads. Every method throws `DatabaseError`. */
export interface Database {
  /** Runs statements as one transaction; when it returns, they are on disk. */
  write(statements: InStatement[]): Promise<StatementResult[]>;
  read(statement: InStatement): Promise<StatementResult>;
}
