import type { Plugin } from 'esbuild';
import * as content from '@/server/getSiteContent';

/** Evaluates the server's content at build time and inlines it, so that the server needs no message files. */
export const inlineContent: Plugin = {
  name: 'evaluate-content',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]getSiteContent\.ts$/ }, () => {
      const results = Object.entries(content).map(
        ([name, evaluate]) => `export const ${name} = () => (${JSON.stringify(evaluate())});`,
      );
      return { contents: results.join('\n'), loader: 'js' };
    });
  },
};
