import { flattenTree, getChild, getNode, type MessageLintOptions } from 'message-lint';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { fileCollections, lists } from '@/lib/collections';
import type { FileCollection } from '@/lib/collections/defineCollection';
import { id, type TaxonomyGroup, taxonomyGroups } from '@/lib/collections/fields';
import { coreModules } from '@/lib/collections/modules';
import { createFactInterpolator } from '@/lib/content/facts/createFactInterpolator';
import { getFactValues } from '@/lib/content/facts/getFactValues';
import { getPriceValues } from '@/lib/content/facts/getPriceValues';
import { getNow } from '@/lib/content/getToday';
import { getPhotoInfo } from '@/lib/content/pictures/photos';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import en from '@/lib/content/sentences/en.json' with { type: 'json' };
import vi from '@/lib/content/sentences/vi.json' with { type: 'json' };
import zh from '@/lib/content/sentences/zh.json' with { type: 'json' };
import { formFields, replyChannels, subjects } from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath, getEntryPath, navigationPages, type Page, pages } from '@/lib/i18n/paths';
import { parseFormerUrl } from '@/lib/i18n/redirects';
import { priceItems } from '@/lib/pricing/priceItems';
import { inspectPhotos } from '../build/photos/inspectPhotos';
import { drawing } from './drawing';
import { getHiddenAnchors, getPageAnchors } from './getPageAnchors';
import { law } from './law';
import { messageFileOptions } from './messageFiles';
import { missingWording } from './missingWording';
import { officeOutsideMap } from './officeOutsideMap';
import { readUsedMessages } from './readUsedMessages';
import { unknownEntry, unknownPerson } from './references';
import { shareCard } from './shareCard';
import { workbook } from './workbook';

/** Names of facts that are amounts: prices and totals, also in the other currency. */
const AMOUNT = /(?:Price|PerYear|FirstYear|LaterYear)(?:Converted)?$/;

const collections: readonly FileCollection[] = fileCollections;

const getCollection = (file: string) => collections.find((collection) => collection.file === file);

/** The query parameters that filter a list, each with the taxonomy group of its values. */
const filterParameters = Object.fromEntries(
  lists.flatMap(({ list }) =>
    Object.entries<{ group: TaxonomyGroup }>(list.filters).map(([name, { group }]) => [name, group] as const),
  ),
);

/** Options of `message-lint` for this site, used by all npm scripts that read message files. */
export default {
  ...messageFileOptions,
  folder: 'messages',
  getNow,
  pages: {
    paths: pages,
    getEntryPaths: (catalogue) =>
      collections.flatMap(({ file, page }) =>
        page ? (catalogue.getAllEntries(file) ?? []).map(({ key }) => getEntryPath(page.parent, key)) : [],
      ),
    getOrigin: (catalogue) =>
      String(getNode(catalogue.find(undefined, 'facts.json')?.tree, 'site.origin')?.value),
    getAnchors: getPageAnchors,
    hiddenSections: { file: 'sections.json', getAnchors: getHiddenAnchors },
  },
  fields: {
    perLocale: ['image', 'avatar'],
    isName: (file, key) => key === 'author' || (key === 'name' && getCollection(file)?.isPeople === true),
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
  links: {
    parameters: {
      ...Object.fromEntries(
        Object.entries(filterParameters).map(([name, group]) => [
          name,
          (catalogue) => catalogue.getTaxonomyIds(group),
        ]),
      ),
      subject: () => subjects,
    },
    downloads: '/templates/',
    // Emails contain this placeholder in URLs: `{articles}inventory-accuracy/`.
    placeholders: { articles: pages.insights },
    getEntryLinks: (entry) =>
      flattenTree(entry).flatMap((node) => {
        const referenced = collections.find(
          ({ anchors, form }) => anchors && form.referencedBy?.includes(node.key),
        );
        if (referenced?.anchors) return { node, path: `${pages[referenced.anchors]}#${node.value}` };
        const page = node.key === 'leadsTo' && getChild(node, 'page');
        if (!page) return [];
        const anchor = getChild(node, 'anchor');
        const path = pages[page.value as Page] ?? getCustomPagePath(String(page.value));
        return anchor ? { node: anchor, path: `${path}#${anchor.value}` } : { node: page, path };
      }),
  },
  redirects: {
    file: 'redirects.json',
    parse: parseFormerUrl,
    reservedParameters: ['lang', ...Object.keys(filterParameters), 'q'],
    hostsWithQueryRedirects: { id: 'names.hostsWithQueryRedirects' },
  },
  taxonomy: {
    file: 'taxonomy.json',
    groups: taxonomyGroups,
    id,
  },
  facts: {
    file: 'facts.json',
    createInterpolator: createFactInterpolator,
    getValues: (facts, locale) => {
      // Weekdays, times and places are common words in every text.
      const { workingTime, prices, places, ...others } = facts as Record<string, unknown>;
      const amounts = getPriceValues(prices, locale as Locale).filter(([name]) => AMOUNT.test(name));
      return [...getFactValues(others, locale as Locale), ...amounts];
    },
    commonWords: {
      isName: (name) => name.endsWith('City') || AMOUNT.test(name),
      // Articles, cases and the filter of regions name cities where customers are, and other amounts.
      isChecked: ({ kind, name }) =>
        kind !== 'post' && !/^(?:customer-cases|testimonials|taxonomy)\./.test(name),
    },
    nested: ['company', 'domain'],
    // The email domain is derived from the origin of `site`.
    isDefinition: (path) => /^(?:names\.(?:company|brand)|products|site)\./.test(path),
  },
  glossary: { file: 'glossary.json' },
  pictures: {
    publicFolder: 'public',
    path: '/images/',
    prepare: inspectPhotos,
    getPhoto: (src) => {
      const info = getPhotoInfo(src);
      return info && 'problem' in info ? { ...info, problem: `photo.${info.problem}` } : info;
    },
    getFrame: (file) => pictureFrames[getCollection(file)?.frame ?? 'cover'],
  },
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
    // The check that a build runs cannot know the keys yet, which is no reason to build again.
    buildCommand: process.env.MESSAGE_READS_FILE ? undefined : 'npm run build',
    isFilledInBrowser: (_, key) =>
      /\.showing(?:Part)?$|^form\.(?:optional|remaining|about|receipt|replyTo\..+|replaces)$|^pricing\.(?:quotation\.(?:monthly|days|converted|message(?:Line|Total))|calculator\.range)$/.test(
        key,
      ),
    placeholdersModule: 'lib/content/messages/messagePlaceholders.ts',
  },
  lengths: [
    {
      subject: { id: 'names.title' },
      applies: ({ kind, path }) =>
        kind === 'post' || kind === 'page'
          ? path === 'title'
          : kind !== 'templates' && /(?:^|\.)meta\.title$|\.metaTitle$/.test(path),
      maxLength: { letters: 60, ideographs: 30 },
      reason: { id: 'names.cutOff' },
    },
    {
      subject: { id: 'names.buttonLabel' },
      applies: ({ kind, path }) =>
        /^(messages|templates)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
      maxLength: { letters: 30, ideographs: 12 },
      reason: { id: 'names.narrow' },
    },
  ],
  sentences: { en, vi, zh },
  rules: {
    'missing-wording': missingWording,
    'unknown-person': unknownPerson,
    'unknown-entry': unknownEntry,
    law,
    drawing,
    'office-outside-map': officeOutsideMap,
    'share-card': shareCard,
    workbook,
  },
} satisfies MessageLintOptions;
