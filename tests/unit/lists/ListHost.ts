import { buildIndexFiles } from '@/lib/content/lists/buildIndexFiles';
import { type Entry, groups, SIZE } from './sampleList';

type Answer = () => Promise<Response> | Response;

/** An answer of a host that holds a JSON file. */
export function json(value: unknown): Response {
  return { ok: true, status: 200, json: async () => value } as Response;
}

export const notFound = { ok: false, status: 404 } as Response;

/** A host that holds the data files of a list, in place of the browser's `fetch`. */
export class ListHost {
  /** The files that were asked for, in order. */
  readonly asked: string[] = [];
  private answered = 0;
  private readonly answers = new Map<string, Answer>();

  constructor(
    list: string,
    private readonly all: Entry[],
  ) {
    this.serveAll();
    globalThis.fetch = (async (url: string) => {
      const file = url.replace(`/data/en/${list}/`, '');
      this.asked.push(file);
      const answer = (await this.answers.get(file)?.()) ?? notFound;
      this.answered += 1;
      return answer;
    }) as unknown as typeof fetch;
  }

  /** Whether everything that was asked for has been answered. */
  get isIdle(): boolean {
    return this.answered === this.asked.length;
  }

  /** Answers for a file in another way. */
  answer(file: string, answer: Answer): void {
    this.answers.set(file, answer);
  }

  /** Holds a file back. Returns what lets it go. */
  hold(file: string): () => void {
    const answer = this.answers.get(file) ?? (() => notFound);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answers.set(file, async () => {
      await released;
      return answer();
    });
    return release;
  }

  /** Holds every file back for good. */
  holdAll(): void {
    for (const file of this.answers.keys()) this.hold(file);
  }

  serveAll(): void {
    for (const [path, found] of groups(this.all)) this.servePages(path, found);
    const { head, terms } = buildIndexFiles(
      this.all.map(({ id, title, tag, region }) => ({
        id,
        title,
        summary: '',
        tags: tag,
        body: '',
        keys: { tag: [tag], region: [region] },
      })),
      'en',
    );
    this.answers.set('search/head.json', () => json(head));
    for (const [number, file] of terms.entries()) {
      this.answers.set(`search/terms-${number}.json`, () => json(JSON.parse(file)));
    }
    for (const entry of this.all) {
      this.answers.set(`entries/${entry.id}.json`, () => json({ entry, text: entry.title }));
    }
  }

  private servePages(folder: string, entries: Entry[]): void {
    const pages = Math.ceil(entries.length / SIZE);
    for (let page = 1; page <= pages; page += 1) {
      const file = { entries: entries.slice((page - 1) * SIZE, page * SIZE), pages, total: entries.length };
      this.answers.set(`${folder}${page}.json`, () => json(file));
    }
  }
}
