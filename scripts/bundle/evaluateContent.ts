import path from 'node:path';
import type { Plugin } from 'esbuild';
import { loadConsentTexts } from '@/server/leads/loadConsentTexts';
import { loadCompany } from '@/server/mail/loadCompany';
import { loadMailTexts } from '@/server/mail/loadMailTexts';

/** What the server has from the message files, by the name of the function and of its module. */
const loaders: Record<string, () => unknown> = { loadCompany, loadConsentTexts, loadMailTexts };

/** Puts what the server says into the bundle, read and checked now, so that it needs no message files. */
export const evaluateContent: Plugin = {
  name: 'evaluate-content',
  setup({ onLoad }) {
    const names = Object.keys(loaders).join('|');
    onLoad({ filter: new RegExp(`[\\\\/]server[\\\\/]\\w+[\\\\/](${names})\\.ts$`) }, (file) => {
      const name = path.basename(file.path, '.ts');
      return {
        contents: `export const ${name} = () => (${JSON.stringify(loaders[name]?.())});`,
        loader: 'js',
      };
    });
  },
};
