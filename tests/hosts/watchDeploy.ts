import { NEXT_BUILD, WATCHED } from './writeRelease';

/** Who asks, each for one thing after the other, while a deploy goes on. */
const VISITORS = 4;

/** How often each sees the new build before it goes. */
const AFTERWARDS = 20;

/** For how long the new build is waited for once it stands, in milliseconds. */
const PATIENCE = 20_000;

/** Deploys while pages and their files are asked for. Returns what was missing, or of the build before after the new one. */
export async function watchDeploy(origin: string, deploy: () => Promise<void>): Promise<string[]> {
  let end = Number.POSITIVE_INFINITY;
  const visits = Array.from({ length: VISITORS }, () => visit(origin, () => Date.now() > end));
  await deploy().finally(() => {
    end = Date.now() + PATIENCE;
  });
  return [...new Set((await Promise.all(visits)).flat())];
}

/** Reads the page and its styles until they are new, and then again what the first page asked for, which is still open. */
async function visit(origin: string, isLate: () => boolean): Promise<string[]> {
  const problems: string[] = [];
  const asked: string[] = [];
  for (let seen = 0; seen < AFTERWARDS; ) {
    if (isLate()) return [...problems, 'a deploy is not seen'];
    try {
      const styles = /href="([^"]+\.css)"/.exec(await textOf(origin + WATCHED))?.[1] ?? '';
      asked.push(styles);
      await textOf(origin + styles);
      if (styles.includes(NEXT_BUILD)) seen += 1;
      else if (seen > 0) problems.push('a page is of the build before a deploy after it');
      if (seen === AFTERWARDS) await textOf(origin + asked[0]);
    } catch (error) {
      problems.push(`in a deploy: ${(error as Error).message}`);
    }
  }
  return problems;
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${new URL(url).pathname}`);
  return answer.text();
}
