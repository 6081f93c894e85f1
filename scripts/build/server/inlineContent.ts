import type { Plugin } from 'esbuild';
import * as content from '@/server/getSiteContent';

/** Puts what the server has from message files into the bundle, read and checked now, so that it needs none of them. */
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
