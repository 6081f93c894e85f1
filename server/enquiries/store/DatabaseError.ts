/** The store cannot be read or written. `code` and `message` never contain personal data, passwords or tokens. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(cause: { message: string; code?: string } | unknown) {
    super(removeCredentials((cause as Partial<Error> | undefined)?.message ?? String(cause)));
    this.name = 'DatabaseError';
    this.code = (cause as { code?: string } | undefined)?.code || 'UNKNOWN';
  }
}

/** Creates the error for a database that is missing or was replaced while it was open. */
export function createMissingDatabaseError(problem: string): DatabaseError {
  const remedy =
    'Mount its disk, or stop the server and restore a backup, or run "npm run leads -- create" and restart the server.';
  return new DatabaseError({ code: 'NO_DATABASE', message: `${problem}. ${remedy}` });
}

/** The PostgreSQL client quotes an invalid URL with the credentials before the `@` or in `password`. */
function removeCredentials(message: string): string {
  return message.replace(/\/\/[^/\s@]*@/g, '//***@').replace(/(password=)[^&\s"']+/gi, '$1***');
}
