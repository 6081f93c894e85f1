import { brokenScript, watchBrokenScripts } from './brokenScripts';

/** The module that `load` imports. Fails, where it would wait for ever, because a script is broken. */
export async function importWhole<T>(load: () => Promise<T>): Promise<T> {
  let unwatch = () => {};
  const broken = new Promise<never>((_, reject) => {
    const error = brokenScript();
    if (error) reject(error);
    unwatch = watchBrokenScripts(reject);
  });
  try {
    return await Promise.race([load(), broken]);
  } finally {
    unwatch();
  }
}
