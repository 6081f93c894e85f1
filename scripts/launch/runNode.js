// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs Node.js with these arguments and resolves with its exit code. Forwards SIGINT and SIGTERM to it; the exit code
 * is then never 0.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    let isStopped = false;
    /** @param {NodeJS.Signals} signal */
    const forwardSignal = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
      resolve(isStopped ? code || 1 : (code ?? 1));
    });
  });
}
