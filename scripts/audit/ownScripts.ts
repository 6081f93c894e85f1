import { type Element, getAttribute, getInlineCode, type Rule } from 'export-audit';

/** Code of the framework's client runtime. */
const RUNTIME_CODE = /__next_f|__NEXT_DATA__|TURBOPACK|\/_next\/static\/chunks\//;

/**
 * Reports pages that load scripts with an element, and any part of the framework's runtime. Pages are documents; only
 * their inline scripts load other scripts.
 */
export const ownScripts: Rule = function* (site) {
  for (const page of site.pages) {
    for (const script of page.all('script')) {
      const src = getAttribute(script, 'src');
      if (src !== undefined)
        yield page.createFinding(`The page loads the script "${src}" with an element.`, script);
      else if (RUNTIME_CODE.test(getInlineCode(script))) {
        yield page.createFinding("The page contains code of the framework's runtime.", script);
      }
    }
    for (const link of page.all('link').filter(isScriptLink)) {
      yield page.createFinding(
        `The page loads the script "${getAttribute(link, 'href')}" with an element.`,
        link,
      );
    }
  }
  for (const file of site.listFilesByExtension('js')) {
    if (file.startsWith('_next/static/chunks/')) {
      yield { file, problem: "The file belongs to the framework's runtime, which pages do not use." };
    }
  }
};

function isScriptLink(link: Element): boolean {
  return getAttribute(link, 'rel') === 'modulepreload' || getAttribute(link, 'as') === 'script';
}
