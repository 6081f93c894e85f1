/** A failed delivery. `code` gives the reason without personal data, for the log and the outbox. */
export class DeliveryError extends Error {
  constructor(
    readonly code: string,
    /** True if a retry would fail too. */
    readonly isPermanent = false,
    /** The wait that the receiver requested. */
    readonly retryAfterMs = 0,
  ) {
    super(code);
    this.name = 'DeliveryError';
  }
}
