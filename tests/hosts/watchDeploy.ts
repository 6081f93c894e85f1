import { NEXT_BUILD, WATCHED } from './writeRelease';

/** Who asks, each for one thing after the other, while a deploy goes on. */
const VISITORS = 4;

/** How often each sees the new build before it goes. */
const AFTERWARDS = 20;

/** For how long the new build is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Deploys while pages and their files are asked for. Returns what was missing, or of the build before after the new one. */
export async function watchDeploy(origin: string, deploy: () => void): Promise<string[]> {
  const open = await getStyles(origin);
  const end = Date.now() + PATIENCE;
  const visits = Array.from({ length: VISITORS }, () => visit(origin, open, end));
  deploy();
  return [...new Set((await Promise.all(visits)).flat())];
}

/** Reads the page and its styles until they are new, and then the styles of a page that is open since before. */
async function visit(origin: string, open: string, end: number): Promise<string[]> {
  const problems: string[] = [];
  for (let seen = 0; seen < AFTERWARDS; ) {
    if (Date.now() > end) return [...problems, 'a deploy is not seen'];
    try {
      const styles = await getStyles(origin);
      await fetchText(origin + styles);
      if (styles.includes(NEXT_BUILD)) seen += 1;
      else if (seen > 0) problems.push('a page is of the build before a deploy after it');
      if (seen === AFTERWARDS) await fetchText(origin + open);
    } catch (error) {
      problems.push(`in a deploy: ${(error as Error).message}`);
    }
  }
  return problems;
}

/** Which styles the page asks for. */
async function getStyles(origin: string): Promise<string> {
  return /href="([^"]+\.css)"/.exec(await fetchText(origin + WATCHED))?.[1] ?? '';
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${new URL(url).pathname}`);
  return answer.text();
}
