import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { getMediaType } from './getMediaType';
import { contentSecurityPolicyMeta } from './site';

const out = path.resolve('out');

/** The host's response to a missing file: a 404, or its home page with status 200. */
export type MissingFileResponse = 'status 404' | 'a page';

/** A request: path, destination (`Sec-Fetch-Dest`: `document`, `script`, `empty` …), and true if it is a prefetch. */
type RecordedRequest = { pathname: string; destination: string | undefined; isPrefetch: boolean };

/** The folder names of hashed files in the first and the second build. */
const RENAMED_FOLDERS = [
  ['static/islands/', 'static/islands2/'],
  ['static/core/', 'static/core2/'],
  ['static/media/', 'static/media2/'],
] as const;

/** A static host for the exported site on a separate port; tests can deploy another build or remove files. */
class DeployedSite {
  /** The requests since the last deploy, in order. */
  readonly requests: RecordedRequest[] = [];
  #isRebuilt = false;
  #missingFileResponse: MissingFileResponse = 'status 404';
  #removedPaths: RegExp | undefined;
  #delayed: { paths: RegExp; released: Promise<void> } | undefined;
  #port = 0;
  readonly #server = createServer((request, response) => {
    void this.#respond(request, response);
  });

  /** Starts listening; after `close`, on the same port as before. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://localhost:${this.#port}`;
  }

  /** Closes all connections and stops listening. */
  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Replaces the site with a second build of the same pages; the hashed files of the first build are missing. */
  deploy({ missingFileResponse }: { missingFileResponse: MissingFileResponse }): void {
    this.#isRebuilt = true;
    this.#missingFileResponse = missingFileResponse;
    this.requests.length = 0;
  }

  /** Makes files missing that a deploy does not remove. */
  removeFiles(paths: RegExp, { missingFileResponse }: { missingFileResponse: MissingFileResponse }): void {
    this.#removedPaths = paths;
    this.#missingFileResponse = missingFileResponse;
  }

  /** Restores the files removed by `removeFiles`. */
  restore(): void {
    this.#removedPaths = undefined;
  }

  /** Delays responses to matching paths until the returned function is called. */
  delayResponses(paths: RegExp): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#delayed = { paths, released };
    return release;
  }

  /**
   * Returns the paths of the documents requested since the last deploy, including prefetched documents, because a click
   * on a link whose document was prefetched sends no further request.
   */
  getRequestedDocuments(): string[] {
    return this.requests
      .filter(({ destination }) => destination === 'document')
      .map(({ pathname }) => pathname);
  }

  async #respond({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const [destination, purpose] = [headers['sec-fetch-dest'] as string | undefined, headers['sec-purpose']];
    this.requests.push({ pathname, destination, isPrefetch: purpose !== undefined });
    if (this.#delayed?.paths.test(pathname)) await this.#delayed.released;

    const file = this.#findFile(pathname);
    if (!file) return this.#respondToMissingFile(response);
    const isHashed = pathname.startsWith('/_next/static/');
    response.writeHead(200, {
      'Content-Type': getMediaType(file),
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    });
    const content = readFileSync(file);
    response.end(
      this.#isRebuilt && /\.(html|js)$/.test(file) ? convertToSecondBuild(content.toString()) : content,
    );
  }

  /** Returns the file for a path, or undefined if this build does not contain it. */
  #findFile(pathname: string): string | undefined {
    if (this.#removedPaths?.test(pathname)) return undefined;
    let firstBuildPath = pathname;
    if (this.#isRebuilt) {
      if (RENAMED_FOLDERS.some(([before]) => pathname.includes(before))) return undefined;
      for (const [before, after] of RENAMED_FOLDERS) firstBuildPath = firstBuildPath.replace(after, before);
    }
    const file = path.join(out, firstBuildPath, firstBuildPath.endsWith('/') ? 'index.html' : '');
    return file.startsWith(out) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }

  #respondToMissingFile(response: ServerResponse): void {
    const isPage = this.#missingFileResponse === 'a page';
    response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(out, isPage ? 'en/index.html' : '404.html')));
  }
}

/**
 * Converts a file to its version in the second build, whose pages are marked with `data-build`. The content security
 * policy is removed, because its hashes match only the inline scripts of the first build, which contain file URLs.
 */
function convertToSecondBuild(text: string): string {
  let result = text.replace('<html ', '<html data-build="2" ').replace(contentSecurityPolicyMeta, '');
  for (const [before, after] of RENAMED_FOLDERS) result = result.replaceAll(before, after);
  return result;
}

/** Playwright's `test` with a separate `DeployedSite` for each test as `baseURL`. */
export const test = base.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  site: async ({}, use) => {
    const site = new DeployedSite();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(await site.open());
  },
});
