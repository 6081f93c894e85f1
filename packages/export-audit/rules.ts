import type { Rule } from './Rule';
import { brokenLink } from './rules/brokenLink';
import { contentPolicy } from './rules/contentPolicy';
import { feed } from './rules/feed';
import { headings } from './rules/headings';
import { hiddenContent } from './rules/hiddenContent';
import { hreflang } from './rules/hreflang';
import { language } from './rules/language';
import { missingFile } from './rules/missingFile';
import { movedPage } from './rules/movedPage';
import { placeholder } from './rules/placeholder';
import { shareCard } from './rules/shareCard';
import { sitemap } from './rules/sitemap';
import { sizeBudget } from './rules/sizeBudget';
import { structuredData } from './rules/structuredData';
import { thirdPartyHost } from './rules/thirdPartyHost';
import { titles } from './rules/titles';
import { validHtml } from './rules/validHtml';

/** The built-in rules by name. A project adds its own in its options, usually in `export-audit.config.ts`. */
export const rules = {
  brokenLink,
  contentPolicy,
  feed,
  headings,
  hiddenContent,
  hreflang,
  language,
  missingFile,
  movedPage,
  placeholder,
  sitemap,
  sizeBudget,
  shareCard,
  structuredData,
  thirdPartyHost,
  titles,
  validHtml,
} satisfies Record<string, Rule>;
