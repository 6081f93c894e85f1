import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { stripBasePath } from '../../lib/shared/basePath';
import { site } from '../../lib/shared/site';
import { listFiles } from '../listFiles';
import { ADMIN_FOLDER } from '../messages/admin/renderAdminPage';
import { memoizeByContent } from '../messages/check/catalogue/memoizeByContent';
import { ExportedPage } from './ExportedPage';

const parsePage = memoizeByContent((html, file) => new ExportedPage(file, html));

/** A finished export, read from its folder. */
export class ExportedSite {
  readonly pages: ExportedPage[];
  /** What stands at addresses that are no more, and leads on. */
  readonly redirects: ExportedPage[];
  private readonly files: ReadonlySet<string>;
  private readonly byAddress: Map<string, ExportedPage>;
  private readonly sizes = new Map<string, number>();

  constructor(readonly folder: string) {
    // The editors' forms are no part of the site.
    const names = listFiles(folder).filter((name) => !name.startsWith(`${ADMIN_FOLDER}/`));
    this.files = new Set(names);
    const documents = names
      .filter((name) => name.endsWith('.html'))
      .map((name) => parsePage(this.read(name), name));
    this.pages = documents.filter(({ refresh }) => refresh === undefined);
    this.redirects = documents.filter(({ refresh }) => refresh !== undefined);
    this.byAddress = new Map(this.pages.map((page) => [page.address, page]));
  }

  /** The names of the files that end in something: `css`. */
  filesEndingIn(extension: string): string[] {
    return [...this.files].filter((name) => name.endsWith(`.${extension}`));
  }

  /** The text of a file by its path below the folder; undefined where there is none. */
  textOf(file: string): string | undefined {
    return this.files.has(file) ? this.read(file) : undefined;
  }

  /** The page at an address of this site. */
  pageAt(address: URL | undefined): ExportedPage | undefined {
    return address && this.isOwn(address) ? this.byAddress.get(decodeURI(address.pathname)) : undefined;
  }

  /** Whether what stands at an address leads on to another one. */
  isMoved(address: URL): boolean {
    return this.redirects.some((redirect) => redirect.address === decodeURI(address.pathname));
  }

  /** The path of the file that a host serves for an address of this site; undefined where there is none. */
  fileAt(address: URL | undefined): string | undefined {
    const isOwn = address !== undefined && this.isOwn(address);
    const pathname = isOwn ? stripBasePath(decodeURI(address.pathname))?.slice(1) : undefined;
    if (pathname === undefined) return undefined;
    const name = pathname === '' || pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    return this.files.has(name) ? name : undefined;
  }

  isOwn(address: URL): boolean {
    return address.origin === site.origin;
  }

  /** How many bytes of a file travel: pictures and fonts as they are, texts compressed by gzip. */
  transferSize(file: string): number {
    const known = this.sizes.get(file);
    if (known !== undefined) return known;
    const full = path.join(this.folder, file);
    const isText = /\.(html|css|js|json|svg|txt|xml)$/.test(file);
    const size = isText ? gzipSync(readFileSync(full)).length : statSync(full).size;
    this.sizes.set(file, size);
    return size;
  }

  /** The bytes of a file by its path below the folder. */
  bytesOf(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  private read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }
}
