import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A fresh clone compiles its first page while other tests run. */
const START_TIMEOUT_MS = 180_000;

type Program = { file: string; args: string[]; env?: Record<string, string>; cwd?: string };

/** A running server process. */
export type RunningProcess = {
  stop: () => Promise<void>;
  /** Sends SIGHUP, on which the site's server reloads the site. */
  reload: () => void;
};

/**
 * Starts a process and waits until it responds to `url`. Throws an error with its output if the process exits or does
 * not respond in time.
 */
export async function runProcess(
  { file, args, env = {}, cwd }: Program,
  url: string,
): Promise<RunningProcess> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Do not leave a process behind if a host does not start.
  const kill = () => child.kill();
  process.once('exit', kill);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const closed = once(child, 'close');
  closed.catch(({ message }: Error) => output.push(Buffer.from(message)));
  const stop = async () => {
    process.removeListener('exit', kill);
    child.kill();
    await closed;
  };
  const hasExited = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isResponding(url))) {
    if (hasExited() || Date.now() > deadline) {
      child.kill();
      throw new Error(`${file} does not respond to ${url}: ${Buffer.concat(output).toString().slice(-2000)}`);
    }
    await wait(50);
  }
  return { stop, reload: () => child.kill('SIGHUP') };
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
