import { readdirSync, readFileSync } from 'node:fs';

/** 100 on all current Linux systems (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** Returns the CPU time of a process and its descendants. Linux only. */
export function getCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const ownSeconds = (Number(user) + Number(system)) / TICKS_PER_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + getCpuSeconds(Number(child)), ownSeconds);
}
