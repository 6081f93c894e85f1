/** Reason why the server cannot start, as one line for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
