import { getAttribute, getInlineCode } from '../../html/elements';
import { createFinding, type Rule } from '../Rule';
import { findScriptProblems } from '../support/findScriptProblems';
import { findStyleProblems } from '../support/findStyleProblems';

/** Styles and scripts that a browser of `browserslist` does not understand, and that nothing asks about before. */
export const browserSupport: Rule = function* (site) {
  for (const file of site.filesEndingIn('css')) {
    const css = site.textOf(file) ?? '';
    for (const { offset, problem } of findStyleProblems(css)) yield createFinding(file, css, offset, problem);
  }
  for (const file of site.filesEndingIn('js')) {
    const code = site.textOf(file) ?? '';
    for (const { offset, problem } of findScriptProblems(code))
      yield createFinding(file, code, offset, problem);
  }
  const known = new Set<string>();
  for (const page of site.pages) {
    for (const script of page.all('script')) {
      const code = getInlineCode(script);
      if (known.has(code) || getAttribute(script, 'src') || getAttribute(script, 'type')) continue;
      known.add(code);
      for (const { problem } of findScriptProblems(code)) yield page.finding(problem, script);
    }
  }
};
