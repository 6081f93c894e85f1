import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DiscardedFile, FileChange, UndoRequest } from '../PreviewOptions';

const KINDS: Record<string, FileChange['kind']> = { A: 'added', D: 'deleted', '?': 'added' };

/** Format of the folder of a discarded version: `2026-11-26T16-05-33.120Z`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** The changes of folders since the last git commit. A discarded version is moved to `discardedFolder`. */
export class WorkingCopy {
  constructor(
    private readonly folders: string[],
    private readonly discardedFolder: string,
  ) {}

  private lastUndo: Promise<unknown> = Promise.resolve();

  /** Lists the changed files by path; undefined if there is no git history. */
  listChanges(): Promise<FileChange[] | undefined> {
    return this.readChanges().catch(() => undefined);
  }

  /**
   * Restores the files of a request and returns them. Throws if a file has no changes or cannot be written. Requests are
   * handled one after another, because two of them could discard the same version.
   */
  undo(request: UndoRequest): Promise<string[]> {
    const result = this.lastUndo.then(async () => [
      ...(await this.restore([...new Set(request.files)])),
      ...(await this.recover([...new Set(request.discarded)])),
    ]);
    this.lastUndo = result.catch(() => {});
    return result;
  }

  private async readChanges(): Promise<FileChange[]> {
    const tracked = await runGit('diff', '--name-status', '--no-renames', '--relative', '-z', 'HEAD');
    const untracked = await runGit('ls-files', '-z', '--others', '--exclude-standard');
    const fields = tracked.toString().split('\0');
    const changes = [
      ...untracked
        .toString()
        .split('\0')
        .map((file) => ['?', file]),
      ...fields.flatMap((status, index) => (index % 2 === 0 && status ? [[status, fields[index + 1]]] : [])),
    ].map(([status = '', file = '']): FileChange => ({ file, kind: KINDS[status] ?? 'changed' }));
    // Git lists a file twice that has a conflict, or that is only removed from the index.
    const changesByFile = new Map(changes.map((change) => [change.file, change]));
    return [...changesByFile.values()]
      .filter(({ file }) => this.isInFolders(file) && !file.endsWith('/'))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  private isInFolders(file: string): boolean {
    return this.folders.some((folder) => file.startsWith(`${folder}/`));
  }

  /** Restores the versions of the last commit. */
  private async restore(files: string[]): Promise<string[]> {
    const changes = files.length > 0 ? await this.readChanges() : [];
    const selected = files.map((file) => {
      const change = changes.find((candidate) => candidate.file === file);
      if (!change) throw new Error(`${file} has no changes. Reload the page.`);
      rejectLinks(file);
      return change;
    });
    const committed = await Promise.all(
      selected.map(({ file, kind }) =>
        kind === 'added' ? undefined : runGit('cat-file', '--filters', `HEAD:./${file}`),
      ),
    );
    for (const [index, { file }] of selected.entries()) this.replace(file, committed[index]);
    return files;
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
          })
          .filter(({ file }) => this.isInFolders(file)),
      );
  }

  /** Restores discarded versions and returns their files. */
  private async recover(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const changed = new Set((await this.readChanges()).map(({ file }) => file));
    const discarded = this.listDiscarded();
    const versions = ids.map((id) => {
      const version = discarded.find((candidate) => candidate.id === id);
      if (!version) throw new Error(`There is no discarded version ${id}. Reload the page.`);
      rejectLinks(version.file);
      return version;
    });
    for (const { id, file } of versions) {
      const copy = path.join(this.discardedFolder, id);
      // A version without changes is in the git history.
      this.replace(file, readFileSync(copy), changed.has(file));
      changed.add(file);
      rmSync(copy);
    }
    return versions.map(({ file }) => file);
  }

  /** Replaces a file, or deletes it. If it cannot be written, it keeps its content. */
  private replace(file: string, content: Buffer | undefined, isCurrentKept = true): void {
    const current = existsSync(file) ? readFileSync(file) : undefined;
    const copy = current && isCurrentKept ? this.getNewCopy(file) : undefined;
    try {
      if (copy) writeFile(copy, current);
      if (content === undefined) rmSync(file, { force: true });
      else writeFile(file, content);
    } catch (error) {
      if (current === undefined) rmSync(file, { force: true });
      else if (!current.equals(readFileSync(file))) writeFileSync(file, current);
      if (copy && existsSync(copy)) rmSync(copy);
      const { message } = error as Error;
      throw new Error(
        `${file} is not restored: ${message}. Check the permissions of the file and the space on the disk, then try again.`,
      );
    }
  }

  /** Returns the path of a copy that does not exist yet. */
  private getNewCopy(file: string): string {
    for (let time = Date.now(); ; time++) {
      const copy = path.join(this.discardedFolder, new Date(time).toISOString().replaceAll(':', '-'), file);
      if (!existsSync(copy)) return copy;
    }
  }
}

/** Throws if a file or one of its folders is a symbolic link, through which another folder would be changed. */
function rejectLinks(file: string): void {
  const names = file.split('/');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('/'));
  const link = paths.find((part) => lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link)
    throw new Error(
      `${file} cannot be restored: ${link} is a symbolic link. Remove the link, then try again.`,
    );
}

function writeFile(file: string, content: Buffer | undefined): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content ?? '');
}

function runGit(...args: string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: 2 ** 30 } as const;
    execFile('git', args, options, (error, stdout) => {
      if (error) reject(new Error(`${error.message.trim()}. Solve the problem of git, then try again.`));
      else resolve(stdout);
    });
  });
}
