// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Publishes the preview of a branch in a folder of another git repository, whose files a static host serves, and reports
 * its URL on the commit. See deploy/previews.md.
 *
 *   node deploy/publishPreview.js path <branch>       prints BASE_PATH for the build
 *   node deploy/publishPreview.js publish <branch>    publishes out/
 *   node deploy/publishPreview.js remove <branch>     removes the preview
 */
const MAX_ATTEMPTS = 3;

/** The branch of the preview repository that the static host serves. */
const PAGES_BRANCH = 'pages';

const [command, branch = ''] = process.argv.slice(2);
try {
  if (!branch) throw new Error('Usage: node deploy/publishPreview.js path|publish|remove <branch>');
  const folder = getFolder(branch);
  const url = `${getVariable('PREVIEW_URL').replace(/\/$/, '')}/${folder}/`;
  if (!URL.canParse(url)) throw new Error('PREVIEW_URL is not a URL: see deploy/previews.md.');
  if (command === 'path') console.info(new URL(url).pathname.replace(/\/$/, ''));
  else if (command === 'publish') {
    if (!existsSync('out/index.html'))
      throw new Error('out/ is not a built site. Run "npm run build" first.');
    updateFolder(folder, 'out');
    await reportStatus(url);
    if (getVariable('GIT_HOST') === 'gitea') await openPullRequest(branch);
    console.info(`Published ${url}`);
  } else if (command === 'remove') updateFolder(folder, undefined);
  else throw new Error(`Unknown command: ${command}. Use path, publish or remove.`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

/**
 * Returns the folder of a branch. The hash keeps branches apart whose names differ only in punctuation.
 *
 * @param {string} name
 */
function getFolder(name) {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${words}-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}

/** @param {string} name */
function getVariable(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set the environment variable ${name}: see deploy/previews.md.`);
  return value;
}

/**
 * Replaces a folder of the preview repository; removes it without a source. The repository has one commit, so that it
 * does not grow. Another preview may be pushed at the same time, so a rejected push is repeated.
 *
 * @param {string} folder
 * @param {string | undefined} source
 */
function updateFolder(folder, source) {
  const remote = getVariable('PREVIEW_REPOSITORY');
  for (let attempt = 1; ; attempt += 1) {
    const clone = mkdtempSync(path.join(tmpdir(), 'previews-'));
    /** @param {string[]} args */
    const git = (...args) =>
      execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim();
    try {
      git('init', '--quiet', '--initial-branch', PAGES_BRANCH);
      const [oldCommit = ''] = git('ls-remote', remote, `refs/heads/${PAGES_BRANCH}`).split('\t');
      if (oldCommit) {
        git('fetch', '--quiet', '--depth', '1', remote, oldCommit);
        git('checkout', '--quiet', 'FETCH_HEAD', '--', '.');
      }
      rmSync(path.join(clone, folder), { recursive: true, force: true });
      if (source) cpSync(source, path.join(clone, folder), { recursive: true });
      // GitHub Pages would leave out folders that start with an underscore.
      writeFileSync(path.join(clone, '.nojekyll'), '');
      writeFileSync(path.join(clone, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
      git('add', '--all', '--force');
      git(
        '-c',
        'user.name=Preview',
        '-c',
        'user.email=preview@localhost',
        'commit',
        '--quiet',
        '-m',
        'Previews',
      );
      const lease = `--force-with-lease=refs/heads/${PAGES_BRANCH}:${oldCommit}`;
      git('push', '--quiet', lease, remote, `HEAD:refs/heads/${PAGES_BRANCH}`);
      return;
    } catch (error) {
      // The message of the error contains the command line, and so the credentials in the URL of the repository.
      const reason = String(/** @type {{ stderr?: string }} */ (error).stderr || error).replaceAll(
        remote,
        'PREVIEW_REPOSITORY',
      );
      if (attempt === MAX_ATTEMPTS || !reason.includes('rejected'))
        throw new Error(`The preview was not pushed: ${reason.trim()}`);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  }
}

/**
 * Sends a request to the API of the git host.
 *
 * @param {string} route
 * @param {object} [body]
 */
async function callApi(route, body) {
  const token = getVariable('GIT_TOKEN');
  const url = `${getVariable('GIT_API').replace(/\/$/, '')}${route}`;
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(getVariable('GIT_HOST') === 'gitlab'
        ? { 'PRIVATE-TOKEN': token }
        : { Authorization: `${getVariable('GIT_HOST') === 'gitea' ? 'token' : 'Bearer'} ${token}` }),
    },
    body: body && JSON.stringify(body),
  }).catch((error) => {
    throw new Error(`${url}: no response (${error.cause?.message ?? error.message}). Check GIT_API.`);
  });
  if (!response.ok) throw new Error(`${route}: the git host responded with ${response.status}.`);
  return response.json().catch(() => {
    throw new Error(`${url}: the response is not JSON. Check GIT_API.`);
  });
}

/**
 * Reports the URL of the preview as the commit status "preview", which the forms at /admin/ show as a link.
 *
 * @param {string} url
 */
async function reportStatus(url) {
  const repository = getVariable('GIT_REPOSITORY');
  const isGitLab = getVariable('GIT_HOST') === 'gitlab';
  const project = isGitLab ? `/projects/${encodeURIComponent(repository)}` : `/repos/${repository}`;
  await callApi(`${project}/statuses/${getVariable('GIT_COMMIT')}`, {
    state: 'success',
    [isGitLab ? 'name' : 'context']: 'preview',
    description: 'Preview with drafts',
    target_url: url,
  });
}

/**
 * Opens a pull request unless the branch has one. On GitHub and GitLab, the forms at /admin/ open it.
 *
 * @param {string} head
 */
async function openPullRequest(head) {
  const pulls = `/repos/${getVariable('GIT_REPOSITORY')}/pulls`;
  const open = await callApi(`${pulls}?state=open&limit=50`);
  const isOpen = open.some((/** @type {{ head?: { ref?: string } }} */ pull) => pull.head?.ref === head);
  if (!isOpen) await callApi(pulls, { title: `Publish ${head}`, head, base: process.env.GIT_BASE || 'main' });
}
