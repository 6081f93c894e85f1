import { error, type Rule } from '../Rule';
import { suggestion } from '../text/closest';

/** Files that nothing reads: a misspelt name, a wrong folder, an article whose name cannot be an address. */
export const unknownFile: Rule = function* ({ catalogue }) {
  for (const { path, known } of catalogue.strangers) {
    const slug = /\/pages\/(.+)\.md$/.exec(path)?.[1];
    if (slug !== undefined && /^[a-z0-9-]+$/.test(slug)) {
      const problem = `No page can be called "${slug}": something else has that address.`;
      yield error({ path }, 0, problem, 'Give the file another name, in all languages.');
    } else if (/\/(?:insights|news|pages)\//.test(path)) {
      const remedy = 'Use small letters a to z, digits and hyphens, then .md, as in e-invoice-2027.md.';
      yield error({ path }, 0, 'The name of this file cannot be an address.', remedy);
    } else {
      const remedy = `Rename, move or delete it.${suggestion(path, known)}`;
      yield error({ path }, 0, 'Nothing reads this file: the site does not know its name.', remedy);
    }
  }
};
