import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeVariant } from './describeVariant';
import { encodeSegment } from './normalizePath';
import { type Encoding, encodings, type SiteFile, type Variant } from './SiteFile';

/** Files read at once. */
const BATCH = 64;

/** A dot hides a file, except for what other programs look for (RFC 8615); so do other hosts' files and marks for them. */
const isHidden = (name: string) => /(^|\/)\.(?!well-known$)|^_(headers|redirects)$|\.moved$/.test(name);

/**
 * The files of the built site by the path they are asked for. Nothing else can be reached: no path of a request is ever
 * looked up on the disk. What a build that comes later writes is seen when the folder is read anew.
 */
export class SiteFiles {
  private constructor(private readonly files: ReadonlyMap<string, SiteFile>) {}

  /**
   * Reads the folder `out`, as many bytes of it as `maxBytes` into memory, the smallest files first; the rest is read
   * when it is asked for. Hidden files and symbolic links are left out. Throws where the folder cannot be read.
   */
  static async load(out: string, maxBytes: number): Promise<SiteFiles> {
    const names = new Set(await listFiles(out));
    const files = [...names]
      .filter((name) => !isVariant(name, names))
      .map((name) => toSiteFile(out, name, names));
    await hold(files, maxBytes);
    return new SiteFiles(
      new Map(
        files.flatMap((file) => {
          const page = file.path.replace(/(?<=\/)index\.html$/, '');
          return page === file.path
            ? [[file.path, file]]
            : [[file.path, file] as const, [page, file] as const];
        }),
      ),
    );
  }

  /** The file of a path in its normal spelling; that of a folder is its `index.html`. */
  get(path: string): SiteFile | undefined {
    return this.files.get(path);
  }

  /** Every path that has a file. */
  paths(): Iterable<string> {
    return this.files.keys();
  }
}

/** The files below a folder, with `/` between the parts of their names. */
async function listFiles(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const shown = entries.filter(({ name }) => !isHidden(prefix + name));
  const below = await Promise.all(
    shown
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => listFiles(path.join(folder, name), `${prefix}${name}/`)),
  );
  return [...shown.filter((entry) => entry.isFile()).map(({ name }) => prefix + name), ...below.flat()];
}

function isVariant(name: string, names: ReadonlySet<string>): boolean {
  return encodings.some(({ ending }) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
}

function toSiteFile(out: string, name: string, names: ReadonlySet<string>): SiteFile {
  const variant = (ending: string): Variant => ({ file: path.join(out, name + ending), held: undefined });
  const made = encodings.filter(({ ending }) => names.has(name + ending));
  return {
    path: `/${name.split('/').map(encodeSegment).join('/')}`,
    variants: {
      identity: variant(''),
      ...Object.fromEntries(made.map(({ name: encoding, ending }) => [encoding, variant(ending)])),
    },
  };
}

/** Takes the smallest variants into memory. */
async function hold(files: SiteFile[], maxBytes: number): Promise<void> {
  const all = files.flatMap((file) =>
    Object.entries(file.variants).map(([encoding, variant]) => ({
      file,
      encoding: encoding as Encoding,
      variant,
    })),
  );
  const sized = await inBatches(all, async (one) => ({ ...one, size: (await stat(one.variant.file)).size }));
  let left = maxBytes;
  const chosen = sized
    .sort((a, b) => a.size - b.size)
    .filter(({ size }) => {
      left -= size;
      return left >= 0;
    });
  await inBatches(chosen, async ({ file, encoding, variant }) => {
    const [body, { mtimeMs }] = await Promise.all([
      readFile(variant.file),
      // A compressed copy is as old as what it is a copy of.
      stat(file.variants.identity.file),
    ]);
    variant.held = {
      body,
      description: describeVariant(file, encoding, { size: body.length, mtimeMs }, body),
    };
  });
}

async function inBatches<In, Out>(items: In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH).map(work))));
  }
  return results;
}
