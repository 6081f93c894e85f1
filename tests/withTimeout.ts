/** Rejects if a promise does not settle in time. `what` describes it in the error. */
export async function withTimeout<T>(promise: Promise<T>, description: string, ms = 60_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms: ${description}`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
