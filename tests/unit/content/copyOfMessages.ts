import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = process.cwd();

/**
 * Makes each test of a file run in a folder with its own copy of `messages/`, and load the loaders anew. Returns
 * editors of the copied files; paths are relative to `messages/`.
 */
export function copyOfMessages() {
  let folder: string;

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'messages-')));
    cpSync(path.join(project, 'messages'), path.join(folder, 'messages'), { recursive: true });
    process.chdir(folder);
    jest.resetModules();
  });

  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  const resolve = (file: string) => path.join(folder, 'messages', file);
  return {
    editText(file: string, edit: (text: string) => string) {
      writeFileSync(resolve(file), edit(readFileSync(resolve(file), 'utf8')));
    },
    /** `edit` changes the parsed file in place. */
    // biome-ignore lint/suspicious/noExplicitAny: tests write what no type allows
    editJson(file: string, edit: (json: any) => void) {
      const json = JSON.parse(readFileSync(resolve(file), 'utf8'));
      edit(json);
      writeFileSync(resolve(file), JSON.stringify(json));
    },
    remove(file: string) {
      rmSync(resolve(file));
    },
  };
}
