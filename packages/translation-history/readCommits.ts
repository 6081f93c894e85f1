import { execFile } from 'node:child_process';

/** A file that a commit changed. `object` is its content, undefined if the file was removed. */
export type FileChange = { path: string; previousPath: string | undefined; object: string | undefined };

export type Commit = { time: number; changes: FileChange[] };

/** Lists the commits that changed files of a folder, oldest first; undefined if there is no git history. */
export async function readCommits(folder: string): Promise<Commit[] | undefined> {
  const selection = ['--first-parent', '-m', '--reverse'];
  const format = ['--format=commit %ct', '--raw', '--no-abbrev', '--relative', '-M'];
  const args = ['-c', 'core.quotePath=false', 'log', ...selection, ...format, '--', '.'];
  const log = await runGit(folder, args).catch(() => undefined);
  return log
    ?.toString()
    .split(/^commit /m)
    .slice(1)
    .map((entry) => {
      const [time, ...lines] = entry.split('\n');
      return { time: Number(time), changes: lines.flatMap(parseChange) };
    });
}

/** Parses a line such as `:100644 100644 <object> <object> M<tab>en/home.json`. */
function parseChange(line: string): FileChange[] {
  const [fields = '', first = '', renamed] = line.split('\t');
  const [, , , object = ''] = fields.split(' ');
  if (!fields.startsWith(':')) return [];
  const isRemoved = /^0+$/.test(object);
  return [
    {
      path: renamed ?? first,
      previousPath: renamed === undefined ? undefined : first,
      object: isRemoved ? undefined : object,
    },
  ];
}

/** Returns the hash of the current commit; undefined if there is no commit. */
export async function readHead(folder: string): Promise<string | undefined> {
  return (await runGit(folder, ['rev-parse', 'HEAD']).catch(() => undefined))?.toString().trim();
}

/** Reads the contents of git objects, by object. */
export async function readObjects(folder: string, objects: string[]): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  if (objects.length === 0) return contents;
  const output = await runGit(folder, ['cat-file', '--batch'], objects.join('\n'));
  // Each object is a line `<object> blob <size>`, its content and a line break.
  for (let start = 0; start < output.length; ) {
    const lineEnd = output.indexOf('\n', start);
    const [object = '', , size] = output.toString('utf8', start, lineEnd).split(' ');
    const end = lineEnd + 1 + Number(size);
    contents.set(object, output.toString('utf8', lineEnd + 1, end));
    start = end + 1;
  }
  return contents;
}

function runGit(folder: string, args: string[], input = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: 2 ** 30 } as const;
    const child = execFile('git', args, options, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // Git that has ended already does not read its input; its exit code rejects.
    child.stdin?.on('error', () => {}).end(input);
  });
}
