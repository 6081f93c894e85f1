import type { Plugin } from 'esbuild';
import { loadMailTexts } from '@/server/mail/loadMailTexts';

/** Puts the texts of the mails into the bundle, read and checked now, so that the server needs no message files. */
export const evaluateMailTexts: Plugin = {
  name: 'evaluate-mail-texts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]loadMailTexts\.ts$/ }, () => ({
      contents: `export const loadMailTexts = () => (${JSON.stringify(loadMailTexts())});`,
      loader: 'js',
    }));
  },
};
