import { getIndexFiles } from 'site-search';
import type { Entry } from './sampleList';

type Respond = () => Promise<Response> | Response;

/** A response with JSON content. */
export function createJsonResponse(value: unknown): Response {
  return { ok: true, status: 200, json: async () => value } as Response;
}

export const notFound = { ok: false, status: 404 } as Response;

/** Mocks `fetch` with the data files of a list. */
export class ListHost {
  /** The requested files, in order. */
  readonly requested: string[] = [];
  private readonly responses = new Map<string, Respond>();

  constructor(
    list: string,
    private readonly all: Entry[],
  ) {
    this.serveAll();
    globalThis.fetch = (async (url: string) => {
      const file = url.replace(`/data/en/${list}/`, '');
      this.requested.push(file);
      return (await this.responses.get(file)?.()) ?? notFound;
    }) as unknown as typeof fetch;
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
    this.responses.set('cards.json', () => createJsonResponse(this.all));
    const documents = this.all.map(({ id, title, labels }) => ({
      id,
      title,
      summary: '',
      tags: labels.tag.map((tag) => tag.label).join(),
      body: '',
    }));
    const options = { locale: 'en', count: documents.length, loadDocuments: async () => documents };
    for (const [name, createContent] of getIndexFiles(options)) {
      this.responses.set(`search/${name}`, async () => createJsonResponse(JSON.parse(await createContent())));
    }
    for (const { id, title } of this.all) {
      this.responses.set(`entries/${id}.json`, () => createJsonResponse({ text: title }));
    }
  }
}
