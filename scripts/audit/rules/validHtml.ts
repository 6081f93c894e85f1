import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { memoizeByContent } from '../../messages/check/catalogue/memoizeByContent';
import type { Rule } from '../Rule';

/** Resolves the configuration once: its base does so for each page, which takes longer than the page itself. */
class OnceLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string) {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

/** What the HTML standard demands (and what assistive technology breaks on); questions of style are left out. */
const validator = new HtmlValidate(
  new OnceLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // Without its size a picture moves what is below it when it arrives.
    elements: ['html5', { img: { attributes: { width: { required: true }, height: { required: true } } } }],
    rules: {
      // The content security policy forbids both.
      'no-inline-style': 'error',
      'no-style-tag': 'error',
      // Whatever may have a name may be given one (WAI-ARIA 1.2, section 5.2.8.4).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A <summary> says that it is a button: browsers tell assistive technology of a triangle.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['button'] }],
    },
  }),
);

const validate = memoizeByContent((html, file) => validator.validateString(html, file));

/** HTML that is not valid: pictures without a description or a size, inline styles and empty headings among it. */
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
