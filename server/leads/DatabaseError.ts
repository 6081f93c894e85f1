/** The store cannot be read or written now. `code` is SQLite's or the client's, free of personal data. */
export class DatabaseError extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseError';
    this.code = (cause as { code?: string } | undefined)?.code || 'UNKNOWN';
  }
}
