const REMEDY = 'Mount its disk, restore a backup, or run "npm run leads -- create" and restart the server.';

/** The database is missing and must not be created, or it is not the database that was open before. */
export class NoDatabaseError extends Error {
  readonly code = 'NO_DATABASE';

  constructor(problem: string, remedy = REMEDY) {
    super(`${problem} ${remedy}`);
  }
}
