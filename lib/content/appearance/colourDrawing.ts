import { findColours, type Palette } from './palette';

/** A colour of the palette, with or without a fallback, which programs without the palette show. */
const REFERENCE = /var\(--([\w-]+)(?:\s*,[^()]*)?\)/g;
const STYLE = /<style>([^<]*)<\/style>/;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** True if a drawing has colours of the palette: `var(--name)` or `var(--name, #123)`. */
export function hasColourReferences(svg: string): boolean {
  return svg.search(REFERENCE) >= 0;
}

/**
 * Replaces the colours of a drawing, `var(--name, #123)`, because a drawing in an `<img>` has no access to the custom
 * properties of the page. Adds the colours of the dark scheme in a media query to its `<style>`. Attributes have the
 * colour of the light scheme.
 */
export function colourDrawing(svg: string, palette: Palette): string {
  const replace = (text: string, scheme: 'light' | 'dark') =>
    text.replace(REFERENCE, (reference, name) => findColours(name, palette)?.[scheme] ?? reference);
  const styled = svg.replace(STYLE, (_, css: string) => {
    const firstQuery = css.search(/@media/);
    const [rules, queries] = firstQuery < 0 ? [css, ''] : [css.slice(0, firstQuery), css.slice(firstQuery)];
    return `<style>${replace(rules, 'light')}${renderDarkRules(rules, replace)}${replace(queries, 'light')}</style>`;
  });
  return replace(styled, 'light');
}

/** Renders the declarations of all properties whose colour depends on the scheme, in order, so that the cascade stays. */
function renderDarkRules(css: string, replace: (text: string, scheme: 'light' | 'dark') => string): string {
  const rules = [...css.matchAll(RULE)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    declarations: declarations.split(';').filter(Boolean),
  }));
  const changing = new Set(
    rules
      .flatMap(({ declarations }) => declarations)
      .filter((declaration) => replace(declaration, 'light') !== replace(declaration, 'dark'))
      .map(getProperty),
  );
  const darkRules = rules.flatMap(({ selector, declarations }) => {
    const dark = declarations.filter((declaration) => changing.has(getProperty(declaration)));
    return dark.length > 0 ? [`${selector}{${replace(dark.join(';'), 'dark')}}`] : [];
  });
  return darkRules.length > 0 ? `@media(prefers-color-scheme:dark){${darkRules.join('')}}` : '';
}

function getProperty(declaration: string): string {
  return declaration.split(':')[0]?.trim() ?? '';
}

/** Yields the references of a drawing to other colours than these, or to a scheme of them (`name-dark`). */
export function* findUnknownColours(svg: string, names: readonly string[]) {
  for (const { index, 1: name = '' } of svg.matchAll(REFERENCE)) {
    if (!names.includes(name) && !names.includes(name.replace(/-(?:light|dark)$/, '')))
      yield { offset: index, name };
  }
}

/** Encodes an SVG for a `url("…")` in CSS and for HTML attributes in double quotes. */
export function toDataUrl(svg: string): string {
  const encoded = svg.replace(/["%#<>\n\r\t]/g, (char) => encodeURIComponent(char));
  return `data:image/svg+xml,${encoded}`;
}
