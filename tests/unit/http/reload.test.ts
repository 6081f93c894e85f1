import { renameSync, symlinkSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { writeSiteManifest } from '@/server/http/siteManifest';
import { exchange, HOST } from './helpers/exchange';
import { startSite, writeFiles } from './helpers/startSite';

/** Enough files that reading them takes longer than reading another build. */
const MANY_FILES = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [`images/${index}.svg`, '<svg/>']),
);

const build = (name: string) => ({ 'en/index.html': name });

/** Starts a server for the build "first" behind a symbolic link, as in a deploy. */
async function startLinkedSite() {
  const site = await startSite({
    files: build('first'),
    prepare: (out) => {
      renameSync(out, `${out}-first`);
      symlinkSync(`${out}-first`, out);
    },
  });
  const write = async (name: string, files: Record<string, string>) => {
    writeFiles(`${site.out}-${name}`, files);
    await writeSiteManifest(`${site.out}-${name}`);
  };
  await write('slow', { ...build('slow'), ...MANY_FILES });
  await write('newest', build('newest'));
  return {
    ...site,
    /** Makes the link point to another build atomically. */
    switchTo(name: string) {
      symlinkSync(`${site.out}-${name}`, `${site.out}.new`);
      renameSync(`${site.out}.new`, site.out);
    },
    getServedBuild: async () => (await exchange(site.port, '/en/', { headers: [HOST] })).body.toString(),
  };
}

test('the newest of two overlapping reloads wins', async () => {
  const { server, out, switchTo, getServedBuild } = await startLinkedSite();
  switchTo('slow');
  const first = server.reload();
  // By the time this call returns, the first reload has resolved the link.
  await realpath(out);
  switchTo('newest');
  await Promise.all([first, server.reload()]);
  expect(await getServedBuild()).toBe('newest');
});

test('calls during a reload share one further reload', async () => {
  const { server, out, switchTo, getServedBuild } = await startLinkedSite();
  switchTo('slow');
  const first = server.reload();
  // By the time this call returns, the first reload has started.
  await realpath(out);
  const later = Array.from({ length: 40 }, () => server.reload());
  expect(new Set([first, ...later]).size).toBe(2);
  switchTo('newest');
  await Promise.all(later);
  expect(await getServedBuild()).toBe('newest');
});

test('a refused reload does not cancel the next one', async () => {
  const { server, out, switchTo, getServedBuild } = await startLinkedSite();
  switchTo('missing');
  const refused = expect(server.reload()).rejects.toThrow('There is no site in');
  await realpath(out).catch(() => undefined);
  switchTo('newest');
  await Promise.all([refused, server.reload()]);
  expect(await getServedBuild()).toBe('newest');
});
