import { attribute, codeOf } from '../../html/elements';
import { atOffset, type Rule } from '../Rule';
import { scriptProblems } from '../support/scriptProblems';
import { styleProblems } from '../support/styleProblems';

/** Styles and scripts that a browser of `browserslist` does not understand, and that nothing asks about before. */
export const browserSupport: Rule = function* (site) {
  for (const file of site.filesEndingIn('css')) {
    const css = site.textOf(file) ?? '';
    for (const { offset, problem } of styleProblems(css)) yield atOffset(file, css, offset, problem);
  }
  for (const file of site.filesEndingIn('js')) {
    const code = site.textOf(file) ?? '';
    for (const { offset, problem } of scriptProblems(code)) yield atOffset(file, code, offset, problem);
  }
  const known = new Set<string>();
  for (const page of site.pages) {
    for (const script of page.all('script')) {
      const code = codeOf(script);
      if (known.has(code) || attribute(script, 'src') || attribute(script, 'type')) continue;
      known.add(code);
      for (const { problem } of scriptProblems(code)) yield page.finding(problem, script);
    }
  }
};
