/** A delivery that failed. `code` says why without naming anybody, for the log and the outbox. */
export class DeliveryError extends Error {
  constructor(
    readonly code: string,
    /** Whether the receiver will refuse it every time. */
    readonly isPermanent = false,
    /** How long the receiver asks to wait, in milliseconds. */
    readonly retryAfter = 0,
  ) {
    super(code);
    this.name = 'DeliveryError';
  }
}
