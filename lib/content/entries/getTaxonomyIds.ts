import { defaultLocale } from '@/lib/shared/i18n/locales';
import { loadMessages } from '../messages/loadMessages';
import type { TaxonomyGroup, TaxonomyId } from './taxonomy';

/** Returns the ids of a group, in the order of the English `taxonomy.json`, then those of other languages. */
export function getTaxonomyIds<G extends TaxonomyGroup>(group: G): TaxonomyId<G>[] {
  return Object.keys(loadMessages(defaultLocale).messages.taxonomy[group]) as TaxonomyId<G>[];
}
