import type { MessageLintOptions } from 'message-lint';
import { id, taxonomyGroups } from '@/lib/collections/fields';
import { coreModules } from '@/lib/collections/modules';
import { getToday } from '@/lib/content/getToday';
import { createFactInterpolator } from '@/lib/content/messages/createFactInterpolator';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import en from '@/lib/content/sentences/en.json' with { type: 'json' };
import vi from '@/lib/content/sentences/vi.json' with { type: 'json' };
import zh from '@/lib/content/sentences/zh.json' with { type: 'json' };
import { formFields, replyChannels, subjects } from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import { navigationPages } from '@/lib/i18n/paths';
import { priceItems } from '@/lib/pricing/priceItems';
import { drawing } from './drawing';
import { unknownEntry, unknownPerson } from './entries';
import { hardCodedFact } from './hardCodedFact';
import { law } from './law';
import { link } from './link';
import { messageFileOptions } from './messageFiles';
import { picture } from './picture';
import { redirect } from './redirect';
import { shareCard } from './shareCard';
import { forbiddenTerm, glossary } from './terms';
import { fullWidthPunctuation, length, missingWording, untranslated } from './wording';
import { workbook } from './workbook';

/** Options of `message-lint` for this site, used by all npm scripts that read message files. */
export default {
  ...messageFileOptions,
  getToday,
  fields: { perLocale: ['image', 'avatar'] },
  taxonomy: { groups: taxonomyGroups, id },
  createInterpolator: (facts, locale, getEntries) =>
    createFactInterpolator(
      facts,
      locale as Locale,
      getEntries as Parameters<typeof createFactInterpolator>[2],
    ),
  code: {
    // The labels of ids that code lists, and messages that code reads without a translator, which would report them.
    requiredMessages: {
      'taxonomy.json': [
        ...subjects.map((id) => `subjects.${id}`),
        ...coreModules.map((id) => `modules.${id}`),
      ],
      'common.json': [
        ...navigationPages.map((page) => `nav.${page}`),
        ...['nav.price', 'site.name', 'site.description', 'footnotes.title', 'footnotes.back'],
      ],
      'about.json': ['meta.title'],
      'home.json': ['meta.title', 'hero.title'],
      'services.json': [
        'meta.title',
        'archive.title',
        ...sectionNames.services.flatMap((name) => (name === 'services' ? [] : `${name}.label`)),
        ...[...priceItems, 'project'].map((id) => `pricing.rows.${id}.part`),
      ],
      'contact.json': [
        'meta.title',
        ...formFields.map((name) => `form.${name}`),
        ...replyChannels.flatMap((id) => [`form.reply.${id}`, `form.replyTo.${id}`]),
        ...['information', 'transfer'].flatMap((id) =>
          ['label', 'hint'].map((part) => `form.consents.${id}.${part}`),
        ),
        'map.embed',
      ],
      'cases.json': ['meta.title', 'list.before', 'list.after', 'archive.title'],
      'insights.json': [
        'meta.title',
        'archive.articles.title',
        'archive.news.title',
        'newsletter.consent.label',
        'newsletter.consent.hint',
      ],
      'not-found.json': ['moved.title', 'moved.link'],
      'privacy.json': [
        'meta.title',
        ...['id', 'title', 'paragraphs.0'].map((field) => `sections.*.${field}`),
        ...['id', 'data', 'purpose', 'basis', 'retention'].map((field) => `table.rows.*.${field}`),
      ],
    },
    isFilledInBrowser: (key) =>
      /\.showing(?:Part)?$|^form\.(?:optional|remaining|about|receipt|replyTo\..+|replaces)$|^pricing\.(?:quotation\.(?:monthly|days|converted|message(?:Line|Total))|calculator\.range)$/.test(
        key,
      ),
    placeholdersModule: 'lib/content/messages/messagePlaceholders.ts',
  },
  sentences: { en, vi, zh },
  rules: {
    'hard-coded-fact': hardCodedFact,
    picture,
    link,
    redirect,
    untranslated,
    glossary,
    'forbidden-term': forbiddenTerm,
    length,
    'full-width-punctuation': fullWidthPunctuation,
    'missing-wording': missingWording,
    'unknown-person': unknownPerson,
    'unknown-entry': unknownEntry,
    law,
    drawing,
    'share-card': shareCard,
    workbook,
  },
} satisfies MessageLintOptions;
