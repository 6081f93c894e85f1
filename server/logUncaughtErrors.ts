import { writeLog } from './log';

/**
 * Logs what nobody caught, a rejection of a promise included, and goes on. No enquiry lives in this process's memory:
 * it is in the store or its sender was told that it is not. So there is nothing that going on could spoil, while ending
 * would let one request that finds a fault take the site from everybody, as often as it is sent.
 *
 * The error's message is left out, since it may repeat what a visitor wrote.
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
