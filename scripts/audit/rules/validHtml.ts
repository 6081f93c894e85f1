import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { memoizeByContent } from '../memoizeByContent';
import type { Rule } from '../Rule';

/** Caches the resolved configuration: resolving it takes longer than validating a page. */
class CachedConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

/** Checks the HTML standard and accessibility, but not style. */
const validator = new HtmlValidate(
  new CachedConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Without dimensions, a picture causes a layout shift when it loads.
    elements: ['html5', { img: { attributes: { width: { required: true }, height: { required: true } } } }],
    rules: {
      // The content security policy forbids both.
      'no-inline-style': 'error',
      'no-style-tag': 'error',
      // Allow aria-label on every element that may be named (WAI-ARIA 1.2, section 5.2.8.4).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Our <summary> elements have role="button": browsers expose a disclosure triangle instead.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['button'] }],
    },
  }),
);

const validate = memoizeByContent((html, file) => validator.validateString(html, file));

/** Reports invalid HTML, including pictures without alternative text or dimensions, inline styles and empty headings. */
export const validHtml: Rule = async (site) => {
  const reports = await Promise.all(
    site.pages.map(async ({ file, html }) => {
      const { results } = await validate(html, file);
      return results.flatMap(({ messages }) =>
        messages.map(({ line, column, message, ruleId }) => ({
          file,
          line,
          column,
          problem: `${message} (${ruleId})`,
        })),
      );
    }),
  );
  return reports.flat();
};
