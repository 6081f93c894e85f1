import { writeLog } from './writeLog';

/**
 * Logs uncaught exceptions and unhandled promise rejections; the process continues. This is safe only if no data exists
 * only in the memory of this process. If the process exited, a single request that triggers a bug could take the site
 * down for everyone, repeatedly.
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
