import { bundleCoreScripts } from '../build/bundleCoreScripts';
import { writeBrandStyles } from '../build/writeBrandStyles';

/** Writes the style sheets and scripts that pages import, before `next dev` or `npm run dev` reads a page. */
export async function prepare(): Promise<void> {
  await writeBrandStyles();
  await bundleCoreScripts({ isDevelopment: true });
}
