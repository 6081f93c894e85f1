import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Files in the browser's origin private file system: path to base64 content. */
type Files = Record<string, string>;

/**
 * Provides a folder for `showDirectoryPicker`, which tests cannot operate: a copy of the given project folders as a git
 * repository in the origin private file system. `additionalFiles` are the contents of further files by path.
 */
export async function offerFolder(
  page: Page,
  folders: string[],
  additionalFiles: Record<string, string> = {},
): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const files: Files = Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((file) => statSync(file).isFile())
        .map((file) => [file.split(path.sep).join('/'), readFileSync(file, 'base64')]),
    ),
  );
  for (const [file, text] of Object.entries(additionalFiles))
    files[file] = Buffer.from(text).toString('base64');
  await page.evaluate(async (contents) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [file, content] of Object.entries(contents)) {
      const names = file.split('/');
      const name = names.pop() ?? '';
      let folder = root;
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(Uint8Array.fromBase64(content));
      await writable.close();
    }
  }, files);
}

/** Returns the current files of the folder that `offerFolder` provides, by path. */
export async function readFolder(page: Page): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async () => {
    const found: Files = {};
    const read = async (folder: FileSystemDirectoryHandle, prefix: string) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${prefix}${name}/`);
        else {
          const bytes = new Uint8Array(
            await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
          );
          found[prefix + name] = bytes.toBase64();
        }
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return found;
  });
  return new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content, 'base64')]));
}
