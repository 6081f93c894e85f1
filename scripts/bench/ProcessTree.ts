import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Watches a process and all that it starts: what they cost together. */
export class ProcessTree {
  /** The most memory they held at one time, in bytes. What several share is counted once where the system says so. */
  peakMemory = 0;
  private readonly cpu = new Map<number, number>();

  constructor(private readonly root: number) {}

  /** The processor time they have used, in seconds; that of processes which ended counts as last seen. */
  get cpuSeconds(): number {
    return [...this.cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  /** Looks once. To be called every now and then. */
  look(): void {
    const processes = listProcesses();
    const tree = new Set([this.root]);
    // A child may stand before its parent in the list.
    for (let before = 0; before < tree.size; ) {
      before = tree.size;
      for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
    }
    const own = processes.filter(({ pid }) => tree.has(pid));
    this.peakMemory = Math.max(
      this.peakMemory,
      own.reduce((sum, { pid, memory }) => sum + (proportionalMemory(pid) ?? memory), 0),
    );
    for (const { pid, cpu } of own) this.cpu.set(pid, cpu);
  }
}

function listProcesses() {
  const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), memory: Number(kilobytes) * 1024, cpu: seconds(time) };
  });
}

/** What a process holds, a part of what it shares with others (Linux: PSS), in bytes; undefined where nobody says. */
function proportionalMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Reads `[[days-]hours:]minutes:seconds`. */
function seconds(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
