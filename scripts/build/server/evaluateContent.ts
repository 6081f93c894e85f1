import type { Plugin } from 'esbuild';
import { siteContent } from '@/server/siteContent';

/** Puts what the server says into the bundle, read and checked now, so that it needs no message files. */
export const evaluateContent: Plugin = {
  name: 'evaluate-content',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]siteContent\.ts$/ }, () => ({
      contents: `export const siteContent = () => (${JSON.stringify(siteContent())});`,
      loader: 'js',
    }));
  },
};
