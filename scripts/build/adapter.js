// @ts-check
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

const limitHeap = new URL('./limitHeap.mjs', import.meta.url).href;

/** @type {typeof import('./buildSteps')} */
let steps;

/**
 * Loads the build steps that run before and after Next's steps. They are not imported at the top, because every process
 * of Next imports this module. The facts are validated first: other modules import them, and would end with a stack
 * trace instead of a readable error.
 */
async function loadSteps() {
  await tsImport('../messages/validateFactsOrExit.ts', import.meta.url);
  return tsImport('./buildSteps.ts', import.meta.url);
}

/**
 * The Next adapter of the site (`adapterPath` in next.config.ts): makes `next build` complete, from the check of the
 * messages to the manifest of the finished `out/`. Before `next dev`, it writes the files that pages import.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'site',

  async modifyConfig(config, { phase }) {
    if (phase === PHASE_DEVELOPMENT_SERVER)
      await (await tsImport('../dev/prepare.ts', import.meta.url)).prepare();
    if (phase !== PHASE_PRODUCTION_BUILD) return config;
    return {
      ...config,
      compiler: { ...config.compiler, runAfterProductionCompile: () => steps.messageCheck },
      // Called once per build, before Next reads a page. `modifyConfig` itself is also called by `next typegen`.
      generateBuildId: async () => {
        // Inherited by the processes that check the messages and render pages.
        process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${limitHeap}`.trim();
        await import(limitHeap);
        steps = await loadSteps();
        await steps.prepareBuild();
        return null;
      },
    };
  },

  async onBuildComplete() {
    await steps.finishBuild();
  },
};

export default adapter;
