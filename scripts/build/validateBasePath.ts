import { isLocale } from '../../lib/i18n/locales';

/** Returns the problem with a `BASE_PATH` and its fix; undefined if it is valid. */
export function validateBasePath(basePath: string): string | undefined {
  if (basePath === '') return undefined;
  if (!/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(basePath)) {
    return `BASE_PATH is "${basePath}". Write it with a leading and without a trailing slash, for example /site.`;
  }
  const [, first = ''] = basePath.split('/');
  return isLocale(first.toLowerCase())
    ? `BASE_PATH is "${basePath}", which conflicts with the paths of a locale. Choose another path.`
    : undefined;
}
