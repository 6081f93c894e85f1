import { getAttribute, getInlineCode } from '../../html/elements';
import { createFinding, type Rule } from '../Rule';
import { findScriptProblems } from '../support/findScriptProblems';
import { findStyleProblems } from '../support/findStyleProblems';

/** Reports styles and scripts that a browser of `browserslist` does not support and that have no feature check. */
export const browserSupport: Rule = function* (site) {
  for (const file of site.listFilesByExtension('css')) {
    const css = site.readText(file) ?? '';
    for (const { offset, problem } of findStyleProblems(css)) yield createFinding(file, css, offset, problem);
  }
  for (const file of site.listFilesByExtension('js')) {
    const code = site.readText(file) ?? '';
    for (const { offset, problem } of findScriptProblems(code))
      yield createFinding(file, code, offset, problem);
  }
  const checkedCode = new Set<string>();
  for (const page of site.pages) {
    for (const script of page.all('script')) {
      const code = getInlineCode(script);
      if (checkedCode.has(code) || getAttribute(script, 'src') || getAttribute(script, 'type')) continue;
      checkedCode.add(code);
      for (const { problem } of findScriptProblems(code)) yield page.createFinding(problem, script);
    }
  }
};
