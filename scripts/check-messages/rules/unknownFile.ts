import { error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';

/** Files that nothing reads: a misspelt name, a wrong folder, an article whose name cannot be an address. */
export const unknownFile: Rule = function* ({ catalogue }) {
  for (const { path, known } of catalogue.strangers) {
    const post = /\/(?:insights|news)\//.test(path);
    yield error(
      { path },
      0,
      'Nothing reads this file: its name is not one that the site knows.',
      post
        ? 'Name it as its address: small letters a to z, digits and hyphens, then .md, as in e-invoice-2027.md.'
        : `Rename, move or delete it.${suggestion(path, known)}`,
    );
  }
};
