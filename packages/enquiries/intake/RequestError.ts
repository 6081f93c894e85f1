/** A request that is not a valid enquiry: the response status, and a stable error code for its body. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 408 | 413 | 415,
    readonly code: 'malformed' | 'foreignOrigin' | 'timeout' | 'tooLarge' | 'mediaType',
  ) {
    super(code);
    this.name = 'RequestError';
  }
}
