import { isLocale } from '../../lib/shared/i18n/locales';

/** What is wrong with a `BASE_PATH`, and what to write; undefined where nothing is. */
export function validateBasePath(basePath: string): string | undefined {
  if (basePath === '') return undefined;
  if (!/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(basePath)) {
    return `BASE_PATH is "${basePath}". Write the folder that the site stands in with a slash before it and none after it, such as /site.`;
  }
  const [, first = ''] = basePath.split('/');
  return isLocale(first.toLowerCase())
    ? `BASE_PATH is "${basePath}", which begins like the address of a language. Choose another folder.`
    : undefined;
}
