import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../check/catalogue/Catalogue';
import { getNamespace } from '../check/project/getUses';
import { parseMessage } from '../check/text/parseMessage';

/**
 * The TypeScript module that tells the compiler which texts of the page copy leave something to fill in: a type of its
 * own, because the compiler sees any text of a JSON file as just a string.
 */
export function renderPlaceholdersModule(catalogue: Catalogue): string {
  const entries = catalogue.of(defaultLocale).flatMap((file) => {
    const namespace = getNamespace(file);
    if (namespace === undefined) return [];
    return file.texts.flatMap(({ path, value }) =>
      renderPlaceholders(`${namespace}.${path}`, catalogue.filled(file, value)),
    );
  });
  return `/** What the English texts leave for the code to fill in. Written by \`npm run messages:schemas\`. */
export type MessagePlaceholders = {
${entries.sort().join('\n')}
};
`;
}

function renderPlaceholders(key: string, text: string): string[] {
  const read = parseMessage(text);
  if ('mistake' in read) return [];
  const parts = (['arguments', 'tags'] as const).flatMap((part) => {
    const names = [...read.blanks[part]].sort().map((name) => `'${name}'`);
    return names.length > 0 ? [`${part}: ${names.join(' | ')}`] : [];
  });
  return parts.length > 0 ? [`  '${key}': { ${parts.join('; ')} };`] : [];
}
