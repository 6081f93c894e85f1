import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the server has to know of the pages in `out/` beyond serving files. */
export class PageFiles {
  constructor(private readonly out: string) {}

  /** Whether a pathname is a page's without its last slash. Never looks outside the folder. */
  lacksSlash(pathname: string): boolean {
    if (pathname.endsWith('/')) return false;
    const folder = this.inside(pathname);
    return folder !== undefined && existsSync(path.join(folder, 'index.html'));
  }

  /** The site's 404 page. */
  notFoundPage(): string {
    return readFileSync(path.join(this.out, '404.html'), 'utf8');
  }

  private inside(pathname: string): string | undefined {
    try {
      const file = path.join(this.out, decodeURIComponent(pathname));
      return file.startsWith(this.out + path.sep) ? file : undefined;
    } catch {
      return undefined;
    }
  }
}
