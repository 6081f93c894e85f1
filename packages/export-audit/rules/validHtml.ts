import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import type { Rule } from '../Rule';

/** Validators by their rules. */
const validators = new Map<RuleConfig | undefined, HtmlValidate>();

/** Caches the resolved configuration: resolving it takes longer than validating a page. */
class CachedConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

/**
 * Reports invalid HTML, also pictures without alternative text or dimensions, inline styles, and headings that are empty or
 * skip a level.
 */
export const validHtml: Rule = async (site) => {
  const { htmlRules } = site.options;
  const validator = validators.get(htmlRules) ?? createValidator(htmlRules);
  validators.set(htmlRules, validator);
  const reports = await Promise.all(
    site.pages.map(async ({ file, html }) => {
      const { results } = await validator.validateString(html, file);
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

/** Creates a validator for the HTML standard and accessibility, without rules on code style. */
function createValidator(rules: RuleConfig = {}): HtmlValidate {
  return new HtmlValidate(
    new CachedConfigLoader({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Without dimensions, a picture causes a layout shift when it loads.
      elements: ['html5', { img: { attributes: { width: { required: true }, height: { required: true } } } }],
      rules: {
        // A content security policy without 'unsafe-inline' forbids them.
        'no-inline-style': 'error',
        // Styles in the document need no request before the first paint.
        'no-style-tag': 'off',
        'heading-level': 'error',
        // Allow aria-label on every element that may be named (WAI-ARIA 1.2, section 5.2.8.4).
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        ...rules,
      },
    }),
  );
}
