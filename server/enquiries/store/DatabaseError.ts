/** The store cannot be read or written now. Neither `code` nor message holds personal data, a password or a token. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(cause: { message: string; code?: string } | unknown) {
    super(withoutCredentials((cause as Partial<Error> | undefined)?.message ?? String(cause)));
    this.name = 'DatabaseError';
    this.code = (cause as { code?: string } | undefined)?.code || 'UNKNOWN';
  }
}

/** The client quotes the URL it cannot use, with what was written before the `@` or as `password`. */
function withoutCredentials(message: string): string {
  return message.replace(/\/\/[^/\s@]*@/g, '//***@').replace(/(password=)[^&\s"']+/gi, '$1***');
}
