import { REQUESTED_PAGE, SECOND_BUILD_PREFIX } from './writeRelease';

/** Number of simulated visitors. Each sends one request after the other during the deploy. */
const VISITORS = 4;

/** Number of times that each visitor must get the new build. */
const NEW_BUILD_VISITS = 20;

const DEPLOY_TIMEOUT_MS = 20_000;

/**
 * Deploys the second build while visitors request a page and its script. Returns a description of each missing file,
 * and of each old page that was served after a new one.
 */
export async function watchDeploy(origin: string, deploy: () => void): Promise<string[]> {
  const oldScript = await getScript(origin);
  const deadline = Date.now() + DEPLOY_TIMEOUT_MS;
  const visits = Array.from({ length: VISITORS }, () => visit(origin, oldScript, deadline));
  deploy();
  return [...new Set((await Promise.all(visits)).flat())];
}

/** Requests the page and its script until they are new, then the script that a page opened before the deploy uses. */
async function visit(origin: string, oldScript: string, deadline: number): Promise<string[]> {
  const problems: string[] = [];
  for (let seen = 0; seen < NEW_BUILD_VISITS; ) {
    if (Date.now() > deadline) return [...problems, 'the new build was not served in time'];
    try {
      const script = await getScript(origin);
      await fetchText(origin + script);
      if (script.includes(SECOND_BUILD_PREFIX)) seen += 1;
      else if (seen > 0) problems.push('a page of the old build was served after the new one');
      if (seen === NEW_BUILD_VISITS) await fetchText(origin + oldScript);
    } catch (error) {
      problems.push(`during a deploy: ${(error as Error).message}`);
    }
  }
  return problems;
}

/** Returns the path of the page's script. */
async function getScript(origin: string): Promise<string> {
  return (
    /"([^"]*\/_next\/static\/core\/[^"]+\.js)"/.exec(await fetchText(origin + REQUESTED_PAGE))?.[1] ?? ''
  );
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${new URL(url).pathname}`);
  return answer.text();
}
