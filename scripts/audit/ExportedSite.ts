import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { stripBasePath } from '../../lib/shared/basePath';
import { site } from '../../lib/shared/site';
import { listFiles } from '../listFiles';
import { ADMIN_FOLDER } from '../messages/admin/renderAdminPage';
import { ExportedPage } from './ExportedPage';
import { memoizeByContent } from './memoizeByContent';

const parsePage = memoizeByContent((html, file) => new ExportedPage(file, html));

/** A finished export, read from its folder. */
export class ExportedSite {
  readonly pages: ExportedPage[];
  /** Pages at former URLs that redirect to the new URL. */
  readonly redirects: ExportedPage[];
  private readonly files: ReadonlySet<string>;
  private readonly pagesByPath: Map<string, ExportedPage>;
  private readonly transferSizes = new Map<string, number>();

  constructor(readonly folder: string) {
    // The editing forms are not part of the site.
    const names = listFiles(folder).filter((name) => !name.startsWith(`${ADMIN_FOLDER}/`));
    this.files = new Set(names);
    const documents = names
      .filter((name) => name.endsWith('.html'))
      .map((name) => parsePage(this.read(name), name));
    this.pages = documents.filter(({ redirectTarget }) => redirectTarget === undefined);
    this.redirects = documents.filter(({ redirectTarget }) => redirectTarget !== undefined);
    this.pagesByPath = new Map(this.pages.map((page) => [page.urlPath, page]));
  }

  /** The files with an extension, such as `css`. */
  listFilesByExtension(extension: string): string[] {
    return [...this.files].filter((name) => name.endsWith(`.${extension}`));
  }

  /** The text of a file by its path in the export; undefined if the file is missing. */
  readText(file: string): string | undefined {
    return this.files.has(file) ? this.read(file) : undefined;
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
    const isSameOrigin = url !== undefined && this.isSameOrigin(url);
    const pathname = isSameOrigin ? stripBasePath(decodeURI(url.pathname))?.slice(1) : undefined;
    if (pathname === undefined) return undefined;
    const name = pathname === '' || pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return this.files.has(name) ? name : undefined;
  }

  isSameOrigin(url: URL): boolean {
    return url.origin === site.origin;
  }

  /** The transfer size of a file in bytes; text files are measured after gzip. */
  getTransferSize(file: string): number {
    const known = this.transferSizes.get(file);
    if (known !== undefined) return known;
    const full = path.join(this.folder, file);
    const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
    const size = isText ? gzipSync(readFileSync(full)).length : statSync(full).size;
    this.transferSizes.set(file, size);
    return size;
  }

  /** The bytes of a file by its path in the export. */
  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  private read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }
}
