import { type SearchEngine, SubmissionError } from './SearchEngine';
import { readSubmittedUrls, type SubmittedUrls, writeSubmittedUrls } from './submittedUrls';

export type SubmitOptions = {
  /** A hash of the content of each page, by URL. */
  pages: ReadonlyMap<string, string>;
  engines: readonly SearchEngine[];
  /** File that remembers what each service has accepted. */
  stateFile: string;
  /** True to only report what would be sent. */
  isDryRun: boolean;
  log: (line: string) => void;
};

type Change = { url: string; kind: 'new' | 'changed' | 'removed'; hash: string | undefined };

/**
 * Submits the URLs whose content has changed since they were last accepted, to each service. Returns false if a service
 * did not accept its URLs; it gets them again in the next run.
 */
export async function submitUrls(options: SubmitOptions): Promise<boolean> {
  const { engines, stateFile, isDryRun, log } = options;
  const submitted = await readSubmittedUrls(stateFile);
  let areAllAccepted = true;
  for (const engine of engines) {
    const changes = findChanges(engine, options.pages, submitted[engine.name] ?? {});
    log(
      `${engine.name}: ${changes.length} of ${options.pages.size} URLs ${isDryRun ? 'to submit' : 'changed'}`,
    );
    for (const { kind, url } of changes) log(`  ${kind.padEnd(8)}${url}`);
    if (isDryRun) continue;
    try {
      await sendChanges(engine, changes, submitted, stateFile);
      if (changes.length > 0) log(`${engine.name}: accepted`);
    } catch (error) {
      if (!(error instanceof SubmissionError)) throw error;
      log(`${engine.name}: failed. ${error.message}`);
      areAllAccepted = false;
    }
  }
  return areAllAccepted;
}

function findChanges(
  { acceptsUrl, acceptsRemovedUrls }: SearchEngine,
  pages: ReadonlyMap<string, string>,
  accepted: Record<string, string>,
): Change[] {
  const current = [...pages]
    .filter(([url, hash]) => acceptsUrl(url) && accepted[url] !== hash)
    .map(([url, hash]): Change => ({ url, kind: accepted[url] === undefined ? 'new' : 'changed', hash }));
  const removed = Object.keys(accepted)
    .filter((url) => acceptsRemovedUrls && acceptsUrl(url) && !pages.has(url))
    .map((url): Change => ({ url, kind: 'removed', hash: undefined }));
  return [...current, ...removed];
}

/** Sends the changes in batches, and remembers each batch once the service has accepted it. */
async function sendChanges(
  engine: SearchEngine,
  changes: readonly Change[],
  submitted: SubmittedUrls,
  stateFile: string,
): Promise<void> {
  for (let start = 0; start < changes.length; start += engine.maxUrls) {
    const batch = changes.slice(start, start + engine.maxUrls);
    await engine.submit(batch.map(({ url }) => url));
    const accepted = new Map(Object.entries(submitted[engine.name] ?? {}));
    for (const { url, hash } of batch) {
      if (hash === undefined) accepted.delete(url);
      else accepted.set(url, hash);
    }
    submitted[engine.name] = Object.fromEntries(accepted);
    await writeSubmittedUrls(stateFile, submitted);
  }
}
