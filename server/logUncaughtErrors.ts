import { writeLog } from './log';

/**
 * Logs uncaught exceptions and unhandled promise rejections; the process continues. It is safe to continue, because no
 * enquiry exists only in the memory of this process: either it is in the store, or its sender has received an error. If
 * the process exited, a single request that triggers a bug could take the site down for everyone, repeatedly.
 *
 * The message of the error is left out, because it may repeat what a visitor wrote.
 */
export function logUncaughtErrors(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException, origin) => {
    const { name = 'unknown', code, stack = '' } = error ?? {};
    const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
    writeLog({
      level: 'error',
      event: origin,
      error: name,
      code,
      at: frames.map((line) => line.trim()).join(' '),
    });
  });
}
