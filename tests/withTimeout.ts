/**
 * Returns the result of a promise. Rejects if the promise does not settle in `ms` milliseconds; the error then contains
 * `description`.
 */
export async function withTimeout<T>(promise: Promise<T>, description: string, ms = 60_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms: ${description}`)), ms);
    // In a race, a promise may never settle. Its timer must not keep the process alive. In jsdom, timers are numbers.
    timer.unref?.();
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
