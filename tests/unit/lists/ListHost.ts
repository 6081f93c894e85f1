import { getIndexFiles } from 'site-search';
import { type Entry, groupEntries, PAGE_SIZE } from './sampleList';

type Respond = () => Promise<Response> | Response;

/** A response with JSON content. */
function createJsonResponse(value: unknown): Response {
  return { ok: true, status: 200, json: async () => value } as Response;
}

export const notFound = { ok: false, status: 404 } as Response;

/** Mocks `fetch` with the data files of a list. */
export class ListHost {
  /** The requested files, in order. */
  readonly requested: string[] = [];
  private settledCount = 0;
  private readonly responses = new Map<string, Respond>();

  constructor(
    list: string,
    private readonly all: Entry[],
  ) {
    this.serveAll();
    globalThis.fetch = (async (url: string) => {
      const file = url.replace(`/data/en/${list}/`, '');
      this.requested.push(file);
      const response = (await this.responses.get(file)?.()) ?? notFound;
      this.settledCount += 1;
      return response;
    }) as unknown as typeof fetch;
  }

  /** True if every request has been answered. */
  get isIdle(): boolean {
    return this.settledCount === this.requested.length;
  }

  /** Replaces the response for a file. */
  respondWith(file: string, respond: Respond): void {
    this.responses.set(file, respond);
  }

  /** Delays the response for a file. Returns a function that releases it. */
  delay(file: string): () => void {
    const respond = this.responses.get(file) ?? (() => notFound);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.responses.set(file, async () => {
      await released;
      return respond();
    });
    return release;
  }

  /** Delays all responses forever. */
  delayAll(): void {
    for (const file of this.responses.keys()) this.delay(file);
  }

  serveAll(): void {
    for (const [path, found] of groupEntries(this.all)) this.servePages(path, found);
    const documents = [...(groupEntries(this.all).get('') ?? [])].map(({ id, title, filterValues }) => ({
      id,
      title,
      summary: '',
      tags: filterValues.tag.join(),
      body: '',
      keys: filterValues,
    }));
    const options = { locale: 'en', count: documents.length, loadDocuments: async () => documents };
    for (const [name, createContent] of getIndexFiles(options)) {
      this.responses.set(`search/${name}`, async () => createJsonResponse(JSON.parse(await createContent())));
    }
    for (const entry of this.all) {
      this.responses.set(`entries/${entry.id}.json`, () => createJsonResponse({ entry, text: entry.title }));
    }
  }

  private servePages(folder: string, entries: Entry[]): void {
    const pages = Math.ceil(entries.length / PAGE_SIZE);
    for (let page = 1; page <= pages; page += 1) {
      const file = {
        entries: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        pages,
        total: entries.length,
      };
      this.responses.set(`${folder}${page}.json`, () => createJsonResponse(file));
    }
  }
}
