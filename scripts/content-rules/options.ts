import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFolderFiles, type MessageLintOptions, type UsedMessages } from 'message-lint';
import { z } from 'zod';
import { id, taxonomyGroups } from '@/lib/collections/fields';
import { coreModules } from '@/lib/collections/modules';
import { getNow } from '@/lib/content/getToday';
import { createFactInterpolator } from '@/lib/content/messages/createFactInterpolator';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import en from '@/lib/content/sentences/en.json' with { type: 'json' };
import vi from '@/lib/content/sentences/vi.json' with { type: 'json' };
import zh from '@/lib/content/sentences/zh.json' with { type: 'json' };
import { formFields, replyChannels, subjects } from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import { navigationPages } from '@/lib/i18n/paths';
import { priceItems } from '@/lib/pricing/priceItems';
import { usedMessagesFile } from '../build/usedMessagesFile';
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

const { files } = messageFileOptions;

/** Options of `message-lint` for this site, used by all npm scripts that read message files. */
export default {
  ...messageFileOptions,
  files: {
    ...files,
    // The rule `redirect` reports invalid paths, with better remedies than the schema of the form.
    shared: { ...files.shared, 'redirects.json': z.record(z.string(), z.string()) },
  },
  getNow,
  fields: {
    perLocale: ['image', 'avatar'],
    choiceDescriptions: {
      industry: { id: 'names.industry' },
      region: { id: 'names.region' },
      tags: { id: 'names.tag' },
      category: { id: 'names.newsCategory' },
      subject: { id: 'names.subject' },
      icon: { id: 'names.icon' },
      id: { id: 'names.pageId' },
      ...Object.fromEntries(
        Object.keys(sectionNames).map((page) => [page, { id: 'names.section', values: { page } }]),
      ),
    },
  },
  taxonomy: { groups: taxonomyGroups, id },
  createInterpolator: (facts, locale, getEntries) =>
    createFactInterpolator(
      facts,
      locale as Locale,
      getEntries as Parameters<typeof createFactInterpolator>[2],
    ),
  code: {
    readUsedMessages,
    // The labels of ids that code lists.
    requiredMessages: {
      'taxonomy.json': [
        ...subjects.map((id) => `subjects.${id}`),
        ...coreModules.map((id) => `modules.${id}`),
      ],
      'common.json': navigationPages.map((page) => `nav.${page}`),
      'services.json': [
        ...sectionNames.services.flatMap((name) => (name === 'services' ? [] : `${name}.label`)),
        ...[...priceItems, 'project'].map((id) => `pricing.rows.${id}.part`),
      ],
      'contact.json': [
        ...formFields.map((name) => `form.${name}`),
        ...replyChannels.flatMap((id) => [`form.reply.${id}`, `form.replyTo.${id}`]),
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

/** Returns the messages that the last build read. Undefined if there is no build, or if code has changed since. */
function readUsedMessages(): UsedMessages | undefined {
  if (!existsSync(usedMessagesFile)) return undefined;
  const recordedAt = statSync(usedMessagesFile).mtimeMs;
  const hasChanged = (folder: string) =>
    listFolderFiles(folder).some(
      (name) => /\.tsx?$/.test(name) && statSync(path.join(folder, name)).mtimeMs > recordedAt,
    );
  if (['app', 'components', 'lib'].filter(existsSync).some(hasChanged)) return undefined;
  const keysByName: Record<string, string[]> = JSON.parse(readFileSync(usedMessagesFile, 'utf8'));
  return Object.fromEntries(Object.entries(keysByName).map(([name, keys]) => [`${name}.json`, keys]));
}
