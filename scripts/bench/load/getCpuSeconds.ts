import { readdirSync, readFileSync } from 'node:fs';

/** A hundred clock ticks are a second on every Linux of today (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;

/** The processor time that a process and its children have taken. On Linux only. */
export function getCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  const own = (Number(user) + Number(system)) / TICKS_PER_SECOND;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  return children.reduce((sum, child) => sum + getCpuSeconds(Number(child)), own);
}
