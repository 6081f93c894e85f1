import { error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';

/** Files that nothing reads: a misspelt name, a wrong folder, an article whose name cannot be an address. */
export const unknownFile: Rule = function* ({ catalogue }) {
  for (const { path, known } of catalogue.strangers) {
    if (/\/(?:insights|news)\//.test(path)) {
      const remedy = 'Use small letters a to z, digits and hyphens, then .md, as in e-invoice-2027.md.';
      yield error({ path }, 0, 'The name of this file cannot be the address of a post.', remedy);
    } else {
      const remedy = `Rename, move or delete it.${suggestion(path, known)}`;
      yield error({ path }, 0, 'Nothing reads this file: the site does not know its name.', remedy);
    }
  }
};
