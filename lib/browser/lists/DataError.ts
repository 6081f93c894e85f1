/** A data file did not come, or what came is not what was asked for. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
