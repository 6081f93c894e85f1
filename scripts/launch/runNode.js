// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs Node.js with these arguments and resolves with its exit code. Signals that this process gets are passed on; the
 * promise then resolves with a code that is not 0.
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
    const passOn = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(isStopped ? code || 1 : (code ?? 1));
    });
  });
}
