import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AuditOptions } from './AuditOptions';
import { ExportedPage } from './ExportedPage';

/** The exported pages and files, read from their folder. */
export class ExportedSite {
  readonly pages: ExportedPage[];
  /** Pages at former URLs that redirect to the new URL. */
  readonly redirects: ExportedPage[];
  private readonly files: ReadonlySet<string>;
  private readonly pagesByPath: Map<string, ExportedPage>;
  private readonly transferSizes = new Map<string, number>();

  constructor(readonly options: AuditOptions) {
    const { folder, ignoredFolders = [] } = options;
    const names = listFiles(folder).filter((name) => !ignoredFolders.includes(name.split('/')[0] ?? ''));
    this.files = new Set(names);
    const documents = names
      .filter((name) => name.endsWith('.html'))
      .map((name) => new ExportedPage(name, this.read(name), options));
    this.pages = documents.filter(({ redirectTarget }) => redirectTarget === undefined);
    this.redirects = documents.filter(({ redirectTarget }) => redirectTarget !== undefined);
    this.pagesByPath = new Map(this.pages.map((page) => [page.urlPath, page]));
  }

  /** The files with an extension, such as `css`. */
  listFilesByExtension(extension: string): string[] {
    return [...this.files].filter((name) => name.endsWith(`.${extension}`));
  }

  /** The text of a file by its path in the folder; undefined if the file is missing. */
  readText(file: string): string | undefined {
    return this.files.has(file) ? this.read(file) : undefined;
  }

  /** Resolves an href against the origin; undefined if it is not a valid URL. */
  resolve(href: string): URL | undefined {
    const { origin } = this.options;
    return URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  }

  /** The page at a URL of this site. */
  getPage(url: URL | undefined): ExportedPage | undefined {
    return url && this.isSameOrigin(url) ? this.pagesByPath.get(decodeURI(url.pathname)) : undefined;
  }

  /** True if the page at this URL only redirects. */
  isRedirect(url: URL): boolean {
    return this.redirects.some((redirect) => redirect.urlPath === decodeURI(url.pathname));
  }

  /** The file that a host serves for a URL of this site; undefined if there is no such file. */
  getFile(url: URL | undefined): string | undefined {
    const { basePath = '' } = this.options;
    const urlPath = url && this.isSameOrigin(url) ? decodeURI(url.pathname) : undefined;
    if (!urlPath?.startsWith(`${basePath}/`)) return undefined;
    const pathname = urlPath.slice(basePath.length + 1);
    const name = pathname === '' || pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return this.files.has(name) ? name : undefined;
  }

  isSameOrigin(url: URL): boolean {
    return url.origin === this.options.origin;
  }

  /** The transfer size of a file in bytes; text files are measured after gzip. */
  getTransferSize(file: string): number {
    const cachedSize = this.transferSizes.get(file);
    if (cachedSize !== undefined) return cachedSize;
    const fullPath = path.join(this.options.folder, file);
    const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
    const size = isText ? gzipSync(readFileSync(fullPath)).length : statSync(fullPath).size;
    this.transferSizes.set(file, size);
    return size;
  }

  /** The bytes of a file by its path in the folder. */
  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.options.folder, file));
  }

  private read(file: string): string {
    return readFileSync(path.join(this.options.folder, file), 'utf8');
  }
}

/** Returns the files in a folder and its subfolders as sorted relative paths with `/` separators. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
}
