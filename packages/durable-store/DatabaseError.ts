/** The store cannot be read or written. `code` and `message` never contain personal data, passwords or tokens. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(cause: { message: string; code?: string } | unknown) {
    super(removeCredentials((cause as Partial<Error> | undefined)?.message ?? String(cause)));
    this.name = 'DatabaseError';
    this.code = (cause as { code?: string } | undefined)?.code || 'UNKNOWN';
  }
}

/** The PostgreSQL client quotes an invalid URL with the credentials before the `@` or in `password`. */
function removeCredentials(message: string): string {
  return message.replace(/\/\/[^/\s@]*@/g, '//***@').replace(/(password=)[^&\s"']+/gi, '$1***');
}
