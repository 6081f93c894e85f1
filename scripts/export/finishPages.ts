import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { loadFacts } from '../../lib/content/loadEntities';
import { leadsEndpoint, site } from '../../lib/site';
import { addLoader } from './addLoader';
import { addSpeculationRules } from './addSpeculationRules';
import { addTabIcon } from './addTabIcon';
import { addContentSecurityPolicy } from './contentSecurityPolicy';
import { deferFramework } from './deferFramework';
import { delayManifest } from './delayManifest';
import { findFrameworkFiles, sourcesOf } from './frameworkFiles';
import { mergeStyles } from './mergeStyles';
import { shortenClassNames } from './shortenClassNames';

/** Pages finished at once. */
const BATCH = 32;

/**
 * What happens to the exported pages after the framework has written them: their styles become one file with short
 * names, the framework moves out of the page (unless `isDeferred` is false), what can wait does, then the policy that
 * fits what is left is put in. `out` is the folder of the export. Throws with the page's name where one cannot be
 * finished.
 */
export async function finishPages(out: string, isDeferred: boolean): Promise<void> {
  await shortenClassNames(out);
  await mergeStyles(out);
  const names = await readdir(out, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(out, name));
  const loader = await bundle(isDeferred ? 'lib/boot/loader.ts' : 'lib/boot/watcher.ts');
  const hosts = {
    leads: otherOrigin(leadsEndpoint),
    map: new URL(loadFacts().map.embedUrl).origin,
  };
  if (isDeferred) await mkdir(path.join(out, '_next/static/payload'), { recursive: true });
  await writeFile(path.join(out, 'recovery.js'), await bundle('lib/boot/recovery.ts'));

  const defer = async (page: string) => {
    const { html, payload } = deferFramework(page, loader);
    await writeFile(path.join(out, payload.path), payload.content);
    return html;
  };
  for (let start = 0; start < pages.length; start += BATCH) {
    await Promise.all(
      pages.slice(start, start + BATCH).map(async (page) => {
        try {
          const html = await readFile(page, 'utf8');
          const loaded = isDeferred
            ? await defer(html)
            : addLoader(html, sourcesOf(findFrameworkFiles(html)), loader);
          await writeFile(
            page,
            addContentSecurityPolicy(addSpeculationRules(delayManifest(addTabIcon(loaded))), hosts),
          );
        } catch (error) {
          throw new Error(`${path.relative(out, page)}: ${(error as Error).message}`);
        }
      }),
    );
  }
}

/** A boot script with all it imports as one line: the same bytes in every build of the same code. */
async function bundle(entryPoint: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function otherOrigin(endpoint: string): string | undefined {
  const { origin } = new URL(endpoint, site.origin);
  return origin === site.origin ? undefined : origin;
}
