import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../freePort';

/** A server that is measured: its name in the table, and how it is started on a port. */
export type Contender = {
  name: string;
  command(port: number): { file: string; args: string[]; env?: Record<string, string> };
};

export type RunningServer = { name: string; origin: string; child: ChildProcess };

/** Starts a server on a free port and waits until it answers. Throws where it ends before that. */
export async function startServer({ name, command }: Contender): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { file, args, env } = command(port);
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it answered`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { name, origin, child };
}

/** Ends a server that `startServer` started. */
export async function stopServer({ child }: RunningServer): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/en/`)).ok;
  } catch {
    return false;
  }
}
