import { readdirSync } from 'node:fs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { articlePath, localePath, pages } from '@/lib/i18n/paths';

/** The slugs of all articles and news, as the English folders name them. */
export const slugs = ['insights', 'news'].flatMap((folder) =>
  readdirSync(`messages/en/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replace('.md', '')),
);

/** Every bare path of the site. */
export const paths = [...Object.values(pages), ...slugs.map(articlePath)];

/** Every page of the site, in every language. */
export const everyPage: { locale: Locale; path: string; url: string }[] = locales.flatMap((locale) =>
  paths.map((path) => ({ locale, path, url: localePath(locale, path) })),
);
