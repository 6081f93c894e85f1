import { createWarning, flattenTree, getChild, type Rule, type Tree } from 'message-lint';
import { defaultLocale, locales } from '@/lib/i18n/locales';

/** Reports facts, laws and glossary terms without a text in a language: one finding for each file and language. */
export const missingWording: Rule = function* ({ catalogue }) {
  for (const name of ['facts.json', 'laws.json', 'glossary.json']) {
    const file = catalogue.find(undefined, name);
    const localizedNodes = file?.tree ? flattenTree(file.tree).filter(hasFallback) : [];
    for (const locale of locales) {
      const [first, ...others] = localizedNodes.filter((node) => !getChild(node, locale)?.value);
      if (!file || !first) continue;
      const values = { path: first.path, count: others.length, locale, fallback: defaultLocale };
      const id = others.length > 0 ? 'missing-wording.several' : 'missing-wording.one';
      yield createWarning(file, first.offset, id, values);
    }
  }
};

function hasFallback(node: Tree): boolean {
  return getChild(node, defaultLocale)?.kind === 'text';
}
