/**
 * Functions that read or write the store, by name. The first argument is the database (`Kysely`). All other arguments
 * and the result can be sent to another process.
 */
export type StoreOperations = Record<string, (db: never, ...args: never[]) => Promise<unknown>>;

/** Describes a store. Pass it to every function of the package. */
export type StoreDefinition<Operations extends StoreOperations = StoreOperations> = {
  /** Name of the program, for the list of connections of a PostgreSQL server. */
  name: string;
  /** The command line that offers `create` and `restore`, for error messages. */
  command: string;
  /**
   * The SQL statements of each migration, oldest first, valid in SQLite and PostgreSQL. Never change a released
   * migration: add a new one.
   */
  migrations: readonly (readonly string[])[];
  /** The table whose rows are counted after a backup or restore, and to which `columns` are added. */
  mainTable: string;
  /** SQL definitions of columns by name. Missing columns are added when the store opens. */
  columns?: Record<string, string>;
  /** The tables with personal data. On PostgreSQL, `scrub` rewrites them to remove deleted rows from the disk. */
  personalTables?: readonly string[];
  operations: Operations;
};
