import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeVariant, strongTag } from './describeVariant';
import { encodeSegment } from './normalizePath';
import { encodings, type SiteFile } from './SiteFile';

/** Files read at once. */
const BATCH = 64;

/** A dot hides a file, except for what other programs look for (RFC 8615); so do other hosts' files and marks for them. */
const HIDDEN = /(^|\/)\.(?!well-known(\/|$))|^_(headers|redirects)$|\.moved$/;

/**
 * The files of the built site in the folder `out` by the path they are asked for, in its normal spelling; that of a folder
 * is its `index.html`. Nothing else can be reached: no path of a request is ever looked up on the disk. As many bytes as
 * `maxBytes` are read into memory, the smallest files first; the rest is read when it is asked for. Hidden files and
 * symbolic links are left out. Throws where the folder cannot be read.
 */
export async function loadSiteFiles(out: string, maxBytes: number): Promise<ReadonlyMap<string, SiteFile>> {
  const names = new Set(await listFiles(out));
  const files = [...names]
    .filter((name) => !isVariant(name, names))
    .map((name) => toSiteFile(out, name, names));
  await hold(files, maxBytes);
  return new Map(
    files.flatMap((file) => [
      [file.path, file] as const,
      [file.path.replace(/(?<=\/)index\.html$/, ''), file] as const,
    ]),
  );
}

/** The files below a folder, with `/` between the parts of their names. What is hidden is not looked into. */
async function listFiles(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
  const shown = entries.filter(({ name }) => !HIDDEN.test(prefix + name));
  const names = shown.map(async (entry) => {
    if (entry.isDirectory()) return listFiles(folder, `${prefix}${entry.name}/`);
    return entry.isFile() ? [prefix + entry.name] : [];
  });
  return (await Promise.all(names)).flat();
}

function isVariant(name: string, names: ReadonlySet<string>): boolean {
  return encodings.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
}

function toSiteFile(out: string, name: string, names: ReadonlySet<string>): SiteFile {
  const file = path.join(out, name);
  const made = encodings.filter(({ ending }) => names.has(name + ending));
  return {
    path: `/${name.split('/').map(encodeSegment).join('/')}`,
    variants: {
      identity: { encoding: 'identity', file },
      ...Object.fromEntries(
        made.map(({ name: encoding, ending }) => [encoding, { encoding, file: file + ending }]),
      ),
    },
  };
}

/** Takes the smallest variants into memory. */
async function hold(files: SiteFile[], maxBytes: number): Promise<void> {
  const all = files.flatMap((file) => Object.values(file.variants).map((variant) => ({ file, variant })));
  const sized = await Promise.all(
    all.map(async (one) => ({ ...one, size: (await stat(one.variant.file)).size })),
  );
  let left = maxBytes;
  const chosen = sized
    .sort((a, b) => a.size - b.size)
    .filter(({ size }) => {
      left -= size;
      return left >= 0;
    });
  const read = async ({ file, variant }: (typeof chosen)[number]) => {
    const body = await readFile(variant.file);
    variant.held = { body, description: describeVariant(file, variant, body.length, strongTag(body)) };
  };
  for (let start = 0; start < chosen.length; start += BATCH) {
    await Promise.all(chosen.slice(start, start + BATCH).map(read));
  }
}
