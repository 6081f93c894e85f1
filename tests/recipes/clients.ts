import { rmSync } from 'node:fs';
import path from 'node:path';
import type { FolderEditor } from '../helpers/FolderEditor';
import { recipe as addLanguage } from './list/addLanguage';
import { closeOffice } from './list/closeOffice';
import { removeProducts, rewriteStories } from './list/removeProducts';

/** A client in Bangkok without sample content: English and Thai, one office, prices in baht, no WeChat, Zalo or devices. */
export function makeBangkokClient(copy: FolderEditor): void {
  addLanguage.edit(copy);
  closeOffice(copy);
  keepLanguages(copy, ['en', 'th']);
  copy.editJson('messages/facts.json', (facts) => {
    const { offers, cities, addresses, company, prices } = facts;
    Object.assign(offers, { trial: false, newsletter: false, transfer: false });
    cities.vietnamCity = { en: 'Bangkok', th: 'กรุงเทพฯ' };
    addresses.vietnamAddress = { en: '2 Example Road, Bang Rak, {vietnamCity}' };
    for (const name of Object.keys(company)) if (/^(?:wechat|zalo)/.test(name)) delete company[name];
    Object.assign(company, { phone: '+66 2 000 0123', supportPhone: '+66 2 000 0124' });
    prices.currency = 'THB';
    delete prices.conversion;
  });
  copy.editJson('messages/en/offices.json', ({ items: [office] }) => {
    Object.assign(office, {
      latitude: 13.7268,
      longitude: 100.5223,
      directions: ['Suvarnabhumi airport: about 30 km.'],
    });
    delete office.image;
    delete office.imageAlt;
  });
  removeStories(copy);
  copy.editJson('messages/en/products.json', ({ items: [first] }) => {
    first.leadsTo.anchor = 'modules';
  });
  copy.editJson('messages/sections.json', (sections) => {
    sections.services = sections.services.filter((name: string) => name !== 'devices');
    sections.insights = ['articles'];
    sections.home = ['figures', 'services', 'showcase', 'products', 'comparison'];
    sections.about = sections.about.filter((name: string) => name !== 'team');
  });
  copy.write('messages/laws.json', '{ "laws": [] }\n');
}

/**
 * Removes all articles, news items, cases, quotes, team members, downloads and pages of editors, then what refers to them,
 * as `npm run check:messages` asks: facts, redirects, links in lists and in texts.
 */
function removeStories(copy: FolderEditor): void {
  const remove = (...names: string[]) =>
    rmSync(path.join(copy.folder, ...names), { recursive: true, force: true });
  for (const locale of ['en', 'th'])
    for (const folder of ['insights', 'news', 'pages']) remove('messages', locale, folder);
  remove('public/templates');
  for (const file of ['customer-cases', 'testimonials', 'team'])
    copy.editJson(`messages/en/${file}.json`, (list) => {
      list.items = [];
    });
  copy.editJson('messages/facts.json', (facts) => {
    facts.featured = {};
  });
  copy.write('messages/redirects.json', '{}\n');
  for (const file of ['faq', 'service-list', 'mail']) copy.editJson(`messages/en/${file}.json`, removeLinks);
}

/** Removes the links of list entries, the results that name a case, and in texts the links to articles, at any depth. */
function removeLinks(json: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(json)) {
    if (key === 'leadsTo') delete json[key];
    else if (key === 'outcomes') json[key] = [];
    else if (typeof value === 'string')
      json[key] = value
        .replace(/\n\n[^\n]*\n\{articles\}[\w-]+\//g, '')
        .replace(/\[([^\]]+)\]\([^)]*\/insights\/[^)]*\)/g, '$1');
    else if (typeof value === 'object' && value !== null) removeLinks(value as Record<string, unknown>);
  }
}

/** A client with Chinese only and two products. */
export function makeChineseClient(copy: FolderEditor): void {
  removeProducts(copy);
  rewriteStories(copy);
  keepLanguages(copy, ['zh']);
  copy.edit('lib/i18n/locales.ts', (text) => text.replace("defaultLocale = 'en'", "defaultLocale = 'zh'"));
  copy.edit('lib/i18n/messageFiles.ts', (text) => text.replaceAll('/en/', '/zh/'));
}

/** Leaves the given languages in the registry and in `messages/`. */
function keepLanguages(copy: FolderEditor, kept: string[]): void {
  const removed = ['zh', 'en', 'vi'].filter((locale) => !kept.includes(locale));
  for (const locale of removed) {
    rmSync(path.join(copy.folder, 'messages', locale), { recursive: true });
    copy.edit('lib/i18n/locales.ts', (text) =>
      text
        .replace(`'${locale}', `, '')
        .replace(`, '${locale}'`, '')
        .replace(new RegExp(String.raw`\n  ${locale}: \{(?:.*\},|[^]*?\n  \},)`), ''),
    );
  }
}
