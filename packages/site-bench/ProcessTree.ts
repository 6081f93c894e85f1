import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Measures the total memory and CPU time of a process and its descendants. */
export class ProcessTree {
  /** The peak of the processes' total memory in bytes. On Linux, shared memory is counted once. */
  peakMemory = 0;
  private readonly cpuSecondsByPid = new Map<number, number>();

  constructor(private readonly root: number) {}

  /** The processes' total CPU time in seconds. An ended process counts with its last sample. */
  get cpuSeconds(): number {
    return [...this.cpuSecondsByPid.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  /** Takes a sample. Must be called regularly. */
  sample(): void {
    const processes = listProcesses();
    const tree = new Set([this.root]);
    // Repeats until the tree does not grow, because a child may precede its parent in the list.
    for (let previousSize = 0; previousSize < tree.size; ) {
      previousSize = tree.size;
      for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
    }
    const treeProcesses = processes.filter(({ pid }) => tree.has(pid));
    this.peakMemory = Math.max(
      this.peakMemory,
      treeProcesses.reduce((sum, { pid, memory }) => sum + (readProportionalMemory(pid) ?? memory), 0),
    );
    for (const { pid, cpu } of treeProcesses) this.cpuSecondsByPid.set(pid, cpu);
  }
}

function listProcesses() {
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      memory: Number(kilobytes) * 1024,
      cpu: parseSeconds(time),
    };
  });
}

/** Returns the proportional set size of a process in bytes; undefined if it is not available (only on Linux). */
function readProportionalMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Parses `[[days-]hours:]minutes:seconds`. */
function parseSeconds(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
