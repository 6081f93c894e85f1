import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a process may take to answer, in milliseconds. */
const PATIENCE = 60_000;

type Command = { file: string; args: string[]; env?: Record<string, string>; cwd?: string };

/** A process that answers. */
export type RunningProcess = {
  stop: () => Promise<void>;
  /** Sends it SIGHUP, at which the site's own server reads the site anew. */
  reload: () => void;
};

/**
 * Starts a process and waits until it answers `url`. Throws with its output where it ends before, or
 * does not answer in time.
 */
export async function runProcess(
  { file, args, env = {}, cwd }: Command,
  url: string,
): Promise<RunningProcess> {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nothing outlives a host that does not start.
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
  const isOver = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const end = Date.now() + PATIENCE;
  while (!(await answers(url))) {
    if (isOver() || Date.now() > end) {
      child.kill();
      throw new Error(`${file} does not answer ${url}: ${Buffer.concat(output).toString().slice(-2000)}`);
    }
    await wait(50);
  }
  return { stop, reload: () => child.kill('SIGHUP') };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
