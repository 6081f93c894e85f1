/**
 * Settles like the promise, or rejects with the error from `createError` if the promise takes longer than `ms`
 * milliseconds.
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number, createError: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
