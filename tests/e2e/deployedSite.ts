import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { getMediaType } from './getMediaType';
import { policy } from './site';

const out = path.resolve('out');

/** What the host says where a file is missing: a proper 404, or 200 and its start page. */
export type Missing = 'status 404' | 'a page';

/**
 * A request: its path, what the browser wants it for (`document`, `script`, `empty` for a fetch and so on), and whether it
 * is fetched ahead.
 */
type Asked = { pathname: string; use: string | undefined; isAhead: boolean };

/** Another build's names for the folders of hashed files. */
const RENAMED = [
  ['static/islands/', 'static/islands2/'],
  ['static/early/', 'static/early2/'],
  ['static/css/', 'static/css2/'],
  ['static/media/', 'static/media2/'],
] as const;

/** A host of the exported site, on a port of its own, that can be told what happens to it during a test. */
export class DeployedSite {
  /** What was asked for since the last deploy, in order. */
  readonly requests: Asked[] = [];
  #isRebuilt = false;
  #missing: Missing = 'status 404';
  #gone: RegExp | undefined;
  #held: { paths: RegExp; released: Promise<void> } | undefined;
  #port = 0;
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  /** Answers from now on; on the same port as before. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://localhost:${this.#port}`;
  }

  /** Breaks every connection off and takes no new one. */
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Puts another build of the same pages in the place of the first, whose hashed files are gone. */
  deploy(missing: Missing): void {
    this.#isRebuilt = true;
    this.#missing = missing;
    this.requests.length = 0;
  }

  /** Makes files missing, besides those that a deploy took away. */
  lose(paths: RegExp, missing: Missing): void {
    this.#gone = paths;
    this.#missing = missing;
  }

  /** Gives back what was lost. */
  restore(): void {
    this.#gone = undefined;
  }

  /** Answers some paths only when the returned function is called. */
  hold(paths: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held = { paths, released };
    return release;
  }

  /**
   * The paths of the pages that the browser has opened since the last deploy. Fetched ahead by a press on its link, a page
   * is as good as opened: the click asks for nothing more.
   */
  documents(): string[] {
    return this.requests.filter(({ use }) => use === 'document').map(({ pathname }) => pathname);
  }

  async #answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const [use, purpose] = [headers['sec-fetch-dest'] as string | undefined, headers['sec-purpose']];
    this.requests.push({ pathname, use, isAhead: purpose !== undefined });
    if (this.#held?.paths.test(pathname)) await this.#held.released;

    const file = this.#fileOf(pathname);
    if (!file) return this.#answerMissing(response);
    const isHashed = pathname.startsWith('/_next/static/');
    response.writeHead(200, {
      'Content-Type': getMediaType(file),
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    });
    const content = readFileSync(file);
    response.end(this.#isRebuilt && /\.(html|js|css)$/.test(file) ? rebuilt(content.toString()) : content);
  }

  /** The file of a path; undefined where this build has none. */
  #fileOf(pathname: string): string | undefined {
    if (this.#gone?.test(pathname)) return undefined;
    let own = pathname;
    if (this.#isRebuilt) {
      if (RENAMED.some(([before]) => pathname.includes(before))) return undefined;
      for (const [before, after] of RENAMED) own = own.replace(after, before);
    }
    const file = path.join(out, own, own.endsWith('/') ? 'index.html' : '');
    return file.startsWith(out) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }

  #answerMissing(response: ServerResponse): void {
    const isPage = this.#missing === 'a page';
    response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(out, isPage ? 'en/index.html' : '404.html')));
  }
}

/**
 * A file as the other build has it; its pages say which they are of. The policy goes, because its hashes fit the inline
 * scripts of the first build, which name files by their address.
 */
function rebuilt(text: string): string {
  let result = text.replace('<html ', '<html data-build="2" ').replace(policy, '');
  for (const [before, after] of RENAMED) result = result.replaceAll(before, after);
  return result;
}

/** Playwright's `test` with a host of its own for each test, which pages are opened from. */
export const test = base.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  site: async ({}, use) => {
    const site = new DeployedSite();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(await site.open());
  },
});
