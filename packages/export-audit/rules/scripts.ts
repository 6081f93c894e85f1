import { type Element, getAttribute, getInlineCode } from '../elements';
import type { Rule } from '../Rule';

/** Reports pages whose content security policy is missing, comes after a script, or allows unsafe sources. */
export const contentPolicy: Rule = function* (site) {
  for (const page of site.pages) {
    const policy = page.findHttpEquiv('content-security-policy');
    if (!policy) {
      yield page.createFinding('The page has no content security policy.');
      continue;
    }
    const precedingElements = page.elements.slice(0, page.elements.indexOf(policy));
    const earlyScript = precedingElements.find(({ tagName }) => tagName === 'script');
    if (earlyScript) {
      const problem =
        'The script precedes the content security policy, which therefore does not apply to it.';
      yield page.createFinding(problem, earlyScript);
    }
    if (getAttribute(policy, 'content')?.includes("'unsafe-")) {
      yield page.createFinding("The content security policy contains an 'unsafe-…' source.", policy);
    }
  }
};

/** Code of Next's client runtime. */
const RUNTIME_CODE = /__next_f|__NEXT_DATA__|TURBOPACK|\/_next\/static\/chunks\//;

const REMEDY = 'Only inline scripts of the project may load scripts.';

/**
 * Reports pages that load a script with `<script src>` or `<link>`, and any part of Next's runtime. Only the project's
 * own inline scripts may load other scripts, so that none of them delays first paint. Not a built-in rule: it is for
 * exports without the runtime.
 */
export const ownScripts: Rule = function* (site) {
  for (const page of site.pages) {
    for (const script of page.findByTagName('script')) {
      const src = getAttribute(script, 'src');
      if (src !== undefined)
        yield page.createFinding(`The page loads "${src}" with <script src>. ${REMEDY}`, script);
      else if (RUNTIME_CODE.test(getInlineCode(script))) {
        yield page.createFinding("The page contains code of the framework's runtime.", script);
      }
    }
    for (const link of page.findByTagName('link').filter(isScriptLink)) {
      yield page.createFinding(`The page loads "${getAttribute(link, 'href')}" with <link>. ${REMEDY}`, link);
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
