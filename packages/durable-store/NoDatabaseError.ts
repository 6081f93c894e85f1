/** The database is missing and must not be created, or it is not the database that was open before. */
export class NoDatabaseError extends Error {
  readonly code = 'NO_DATABASE';
}

/** Returns what an administrator can do if the database is missing. */
export function getRemedy(command: string): string {
  return `Mount its disk, restore a backup, or run "${command} create" and restart the server.`;
}
