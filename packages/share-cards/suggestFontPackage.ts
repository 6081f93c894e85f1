/** Returns the name of a package with the letters of a language: `th` → `@fontsource-variable/noto-sans-thai`. */
export function suggestFontPackage(languageTag: string): string {
  const { script = '' } = new Intl.Locale(languageTag).maximize();
  const name = new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? script;
  return `@fontsource-variable/noto-sans-${name.toLowerCase().replace(/\W+/g, '-')}`;
}
