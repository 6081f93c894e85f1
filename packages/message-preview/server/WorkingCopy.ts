import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscardedFile, FileChange } from '../PreviewOptions';

const KINDS: Record<string, FileChange['kind']> = { A: 'added', D: 'deleted', '?': 'added' };

/** Format of the folder of a discarded version: `2026-11-26T16-05-33.120Z`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** The changes of folders since the last git commit. A discarded version is moved to `discardedFolder`. */
export class WorkingCopy {
  constructor(
    private readonly folders: string[],
    private readonly discardedFolder: string,
  ) {}

  /** Lists the changed files by path; undefined if there is no git history. */
  async listChanges(): Promise<FileChange[] | undefined> {
    try {
      const tracked = await runGit('diff', '--name-status', '--no-renames', '--relative', '-z', 'HEAD');
      const untracked = await runGit('ls-files', '-z', '--others', '--exclude-standard');
      const fields = tracked.toString().split('\0');
      const changes = [
        ...fields.flatMap((status, index) =>
          index % 2 === 0 && status ? [[status, fields[index + 1]]] : [],
        ),
        ...untracked
          .toString()
          .split('\0')
          .map((file) => ['?', file]),
      ];
      return changes
        .map(([status = '', file = '']): FileChange => ({ file, kind: KINDS[status] ?? 'changed' }))
        .filter(({ file }) => this.folders.some((folder) => file.startsWith(`${folder}/`)))
        .sort((a, b) => (a.file < b.file ? -1 : 1));
    } catch {
      return undefined;
    }
  }

  /** Restores the versions of the last commit. Throws if a file has no changes. */
  async restore(files: string[]): Promise<void> {
    const changes = (await this.listChanges()) ?? [];
    const selected = files.map((file) => {
      const change = changes.find((candidate) => candidate.file === file);
      if (!change) throw new Error(`${file} has no changes. Reload the page.`);
      return change;
    });
    const committed = await Promise.all(
      selected.map(({ file, kind }) =>
        kind === 'added' ? undefined : runGit('cat-file', '--filters', `HEAD:./${file}`),
      ),
    );
    for (const [index, { file }] of selected.entries()) this.replace(file, committed[index]);
  }

  /** Lists the discarded versions, newest first. */
  listDiscarded(): DiscardedFile[] {
    const times = existsSync(this.discardedFolder) ? readdirSync(this.discardedFolder) : [];
    return times
      .filter((name) => TIME.test(name))
      .sort()
      .reverse()
      .flatMap((name) =>
        readdirSync(path.join(this.discardedFolder, name), { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile())
          .map((entry) => {
            const copy = path.relative(this.discardedFolder, path.join(entry.parentPath, entry.name));
            const id = copy.split(path.sep).join('/');
            const time = name.replace(/(?<=T)(\d\d)-(\d\d)-/, '$1:$2:');
            return { id, file: id.slice(name.length + 1), time: Date.parse(time) };
          }),
      );
  }

  /** Restores discarded versions and returns their files. Throws if there is no such version. */
  async recover(ids: string[]): Promise<string[]> {
    const changes = (await this.listChanges()) ?? [];
    const discarded = this.listDiscarded();
    const recovered: string[] = [];
    for (const id of ids) {
      const version = discarded.find((candidate) => candidate.id === id);
      if (!version) throw new Error(`There is no discarded version ${id}. Reload the page.`);
      const copy = path.join(this.discardedFolder, id);
      // A version without changes is in the git history.
      const isChanged = changes.some(({ file }) => file === version.file);
      this.replace(version.file, readFileSync(copy), isChanged);
      rmSync(copy);
      recovered.push(version.file);
    }
    return recovered;
  }

  /** Replaces a file, or deletes it. */
  private replace(file: string, content: Buffer | undefined, isCurrentKept = true): void {
    if (isCurrentKept && existsSync(file)) {
      const time = new Date().toISOString().replaceAll(':', '-');
      const copy = path.join(this.discardedFolder, time, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(file));
    }
    if (content === undefined) {
      rmSync(file, { force: true });
      return;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function runGit(...args: string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: 2 ** 30 } as const;
    execFile('git', args, options, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
