import { FieldLabels } from 'cms';
import { type ContentLintOptions, flattenTree, getChild, getNode } from 'content-lint';
import { parseFormerUrl } from 'export-server/redirects';
import { findTaxonomyIssues } from 'message-files';
import { inspectPhotos } from 'responsive-photos';
import { id } from '@/lib/content/entries/fields';
import { getNow } from '@/lib/content/entries/getToday';
import { coreModules } from '@/lib/content/entries/ids';
import { type TaxonomyGroup, taxonomyGroups } from '@/lib/content/entries/taxonomy';
import { createFactInterpolator } from '@/lib/content/facts/createFactInterpolator';
import { factsSchema } from '@/lib/content/facts/factsSchema';
import { getFactValues } from '@/lib/content/facts/getFactValues';
import { listFilters } from '@/lib/content/lists/listFilters';
import { getPhotoInfo, photoOptions } from '@/lib/content/pictures/photos';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import { formFields } from '@/lib/shared/enquiry/enquiryFields';
import { replyChannels } from '@/lib/shared/enquiry/replyChannels';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import {
  getCasePath,
  getCustomPagePath,
  getServicePath,
  navigationPages,
  type Page,
  pages,
} from '@/lib/shared/i18n/paths';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { priceItems } from '@/lib/shared/pricing/priceItems';
import labels from '@/messages/admin.json' with { type: 'json' };
import { drawing } from './scripts/content-rules/drawing';
import { getHiddenAnchors, getPageAnchors } from './scripts/content-rules/getPageAnchors';
import { hardCodedPrice } from './scripts/content-rules/hardCodedPrice';
import { law } from './scripts/content-rules/law';
import { messageFileOptions } from './scripts/content-rules/messageFiles';
import { missingWording } from './scripts/content-rules/missingWording';
import { officeOutsideMap } from './scripts/content-rules/officeOutsideMap';
import { readUsedMessages } from './scripts/content-rules/readUsedMessages';
import { sentences } from './scripts/content-rules/sentences';
import { shareCard } from './scripts/content-rules/shareCard';
import { unknownEntry } from './scripts/content-rules/unknownEntry';
import { unknownPerson } from './scripts/content-rules/unknownPerson';
import { workbook } from './scripts/content-rules/workbook';
import { createWorkingTimePatterns } from './scripts/content-rules/workingTimePatterns';

const dateCodes = locales.map((locale) => languageTraits[locale].dateCode);

/** The frame in which the pictures of a list are shown, by file. Pictures of posts are covers. */
const framesByFile: Record<string, keyof typeof pictureFrames> = {
  'team.json': 'portrait',
  'testimonials.json': 'portrait',
  'customer-cases.json': 'case',
  'devices.json': 'device',
  'products.json': 'offer',
  'service-list.json': 'offer',
};

/** The query parameters that filter a list, each with the taxonomy group of its values. */
const filterParameters: Record<string, TaxonomyGroup> = Object.assign({}, ...Object.values(listFilters));

/** Options of `content-lint` for this site, used by all npm scripts that read message files. */
export default {
  ...messageFileOptions,
  folder: 'messages',
  getNow,
  pages: {
    paths: pages,
    getEntryPaths: (catalogue) => [
      ...(catalogue.getAllEntries('customer-cases.json') ?? []).map(({ key }) => getCasePath(key)),
      ...(catalogue.getAllEntries('service-list.json') ?? []).map(({ key }) => getServicePath(key)),
    ],
    getOrigin: (catalogue) =>
      String(getNode(catalogue.find(undefined, 'facts.json')?.tree, 'site.origin')?.value),
    getAnchors: getPageAnchors,
    hiddenSections: { file: 'sections.json', getAnchors: getHiddenAnchors },
  },
  fields: {
    perLocale: ['image', 'avatar'],
    isName: (file, key) =>
      key === 'author' || (key === 'name' && ['team.json', 'testimonials.json'].includes(file)),
    choiceDescriptions: {
      industry: 'an industry',
      region: 'a region',
      tags: 'a tag',
      category: 'a news category',
      subject: 'a contact form subject',
      icon: 'an icon',
      id: 'an id that this page supports',
      ...Object.fromEntries(
        Object.keys(sectionNames).map((page) => [page, `a section of the page "${page}"`]),
      ),
    },
    getHint: (hint, locale) => new FieldLabels(labels, locale).getHint(hint),
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
        if (node.key === 'case') return { node, path: `${pages.cases}#${node.value}` };
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
    hostsWithQueryRedirects: 'our server and on Cloudflare, Netlify and Vercel',
  },
  taxonomy: {
    file: 'taxonomy.json',
    groups: taxonomyGroups,
    id,
    findIssues: findTaxonomyIssues,
    labelGroups: { subject: 'subjects' },
  },
  facts: {
    file: 'facts.json',
    createInterpolator: createFactInterpolator,
    // `getPatterns` finds weekdays and times, which are facts only in some contexts. Articles calculate with amounts that
    // happen to be prices; the rule `hard-coded-price` finds the amounts in other texts. Places are common words.
    getValues: (facts, locale) => {
      const { workingTime, prices, places, ...others } = facts as Record<string, unknown>;
      return getFactValues(others, locale as Locale);
    },
    commonWords: {
      isName: (name) => name.endsWith('City'),
      // Articles, cases and the filter of regions name cities where customers are.
      isChecked: ({ kind, name }) =>
        kind !== 'post' && !/^(?:customer-cases|testimonials|taxonomy)\./.test(name),
    },
    getPatterns: (facts) => {
      const { data } = factsSchema.shape.workingTime.safeParse(
        (facts as { workingTime?: unknown })?.workingTime,
      );
      return data ? createWorkingTimePatterns(data, dateCodes) : [];
    },
    nested: ['company', 'domain'],
    // The email domain is derived from the origin of `site`.
    isDefinition: (path) => /^(?:names\.(?:company|brand)|products|site)\./.test(path),
  },
  glossary: { file: 'glossary.json' },
  pictures: {
    publicFolder: 'public',
    path: '/images/',
    prepare: () => inspectPhotos(photoOptions),
    getPhoto: getPhotoInfo,
    getFrame: (file) => pictureFrames[framesByFile[file] ?? 'cover'],
    distinctLists: ['customer-cases.json'],
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
    buildCommand: 'npm run build',
    isFilledInBrowser: (_, key) =>
      /\.showing(?:Part)?$|^form\.(?:optional|remaining|about|receipt|replyTo\..+|replaces)$|^pricing\.(?:quotation\.(?:monthly|days|converted|message(?:Line|Total))|calculator\.range)$/.test(
        key,
      ),
    placeholdersModule: 'lib/content/messages/messagePlaceholders.ts',
  },
  lengths: [
    {
      subject: 'title',
      applies: ({ kind, path }) =>
        kind === 'post' || kind === 'page'
          ? path === 'title'
          : kind !== 'templates' && /(?:^|\.)meta\.title$|\.metaTitle$/.test(path),
      maxLength: { letters: 60, ideographs: 30 },
      reason: 'search engines cut off the rest',
    },
    {
      subject: 'button label',
      applies: ({ kind, path }) =>
        /^(messages|templates)$/.test(kind) && /^actions\.|(^|\.)(submit|action|button)$/.test(path),
      maxLength: { letters: 30, ideographs: 12 },
      reason: 'buttons on a phone have no room for more',
    },
    {
      subject: 'text of an entry',
      applies: ({ kind }) => kind === 'entries',
      maxLength: { letters: 600, ideographs: 240 },
      reason: 'the page shows all entries, and phones have to load them all',
    },
  ],
  sentences,
  rules: {
    'missing-wording': missingWording,
    'unknown-person': unknownPerson,
    'unknown-entry': unknownEntry,
    'hard-coded-price': hardCodedPrice,
    law,
    drawing,
    'office-outside-map': officeOutsideMap,
    'share-card': shareCard,
    workbook,
  },
} satisfies ContentLintOptions;
