import { databaseFile } from '../store/databaseFile';

/** The file that a database is in. Throws an error that says what to do where it is PostgreSQL's. */
export function needFile(url: string): string {
  const file = databaseFile(url);
  if (file !== undefined) return file;
  throw new Error(
    'A PostgreSQL database is copied by "pg_dump --format=custom" and put back by "pg_restore", not here.',
  );
}
