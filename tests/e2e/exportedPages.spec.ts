import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Element, ExportedPage, findElements, getAncestors, getAttribute, getText } from 'export-audit';
import { LIST } from '@/lib/browser/protocol';
import { articles as articleCollection } from '@/lib/collections/articles';
import { cases as caseCollection } from '@/lib/collections/cases';
import { devices as deviceCollection } from '@/lib/collections/devices';
import { modules as moduleCollection } from '@/lib/collections/modules';
import { news as newsCollection } from '@/lib/collections/news';
import { offices as officeCollection } from '@/lib/collections/offices';
import { getContactSubject, services as serviceCollection } from '@/lib/collections/services';
import { testimonials as quoteCollection } from '@/lib/collections/testimonials';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { findEntry, loadEntries } from '@/lib/content/entries/loadEntries';
import { findPost, loadPosts } from '@/lib/content/entries/posts';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getArchivePath } from '@/lib/content/lists/lists';
import { isPageId, renderMarkdown, renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { getSectionPath, hasSection } from '@/lib/content/sections/getSections';
import { trialSubject } from '@/lib/enquiry/fields';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import { getLanguageTag, type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import {
  getCustomPagePath,
  getEntryPath,
  getLocalePath,
  navigationPages,
  type Page,
  pages,
} from '@/lib/i18n/paths';
import { getAbsoluteUrl, site } from '@/lib/i18n/site';
import { getSiteRoutes } from '@/lib/routes/getSiteRoutes';
import { getEnquiryLink, getPriceLink, getQuestionLinks, getTrialLink } from '@/lib/routes/links';
import { auditOptions } from '@/scripts/export-rules/options';
import { normalizeSpaces } from './normalizeSpaces';
import { everyPage, getMessages, newestArticle, paths, skipWithoutSections } from './site';

/** Tests of the exported HTML, parsed without a browser. */

// One worker, so that each page is parsed once.
test.describe.configure({ mode: 'default' });

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);

const parsedPages = new Map<string, ExportedPage>();

/** Parses a file, or returns it from the cache. */
function parsePage(file: string): ExportedPage {
  const page =
    parsedPages.get(file) ?? new ExportedPage(file, readFileSync(`out/${file}`, 'utf8'), auditOptions);
  parsedPages.set(file, page);
  return page;
}

const getPage = (url: string) => parsePage(`${url.slice(1)}index.html`);

const getMetaContents = (page: ExportedPage, name: string) =>
  page.findMetas(name).map((meta) => getAttribute(meta, 'content'));
const getHrefs = (elements: Element[]) => elements.map((element) => getAttribute(element, 'href'));
const isInside = (element: Element, tagName: string) =>
  [...getAncestors(element)].some((ancestor) => ancestor.tagName === tagName);

/** Returns the language links of a page in the form `vi /vi/about/ Tiếng Việt`. */
const getLanguageLinks = (page: ExportedPage) =>
  page
    .findByTagName('a')
    .filter((link) => getAttribute(link, 'hreflang') && !isInside(link, 'aside'))
    .map((link) => `${getAttribute(link, 'hreflang')} ${getAttribute(link, 'href')} ${getText(link)}`);

/** Returns the locales in which a page is written. */
const getContentLocales = (path: string) =>
  getSiteRoutes().find((route) => route.path === path)?.locales ?? [];

const getExpectedLanguageLinks = (path: string) =>
  locales.map((locale) => `${locale} ${getLocalePath(locale, path)} ${localeInfo[locale].name}`);

/** Returns the expected title, description and keywords of a page from its messages, case or post. */
function getExpectedMetadata(locale: Locale, path: string) {
  const page = (Object.keys(pages) as Page[]).find((name) => pages[name] === path);
  if (page !== undefined) return normalizeMetadata(getMessages(locale)[page].meta);
  const [, section, name = ''] = path.split('/');
  const { common, taxonomy } = getMessages(locale);
  const service = section === 'services' ? findEntry(serviceCollection, locale, name) : undefined;
  if (service) return normalizeMetadata(service.page.meta);
  const item = section === 'cases' ? findEntry(caseCollection, locale, name) : undefined;
  if (item) {
    const keywords = [taxonomy.industries[item.industry], taxonomy.regions[item.region]];
    return normalizeMetadata({
      title: `${item.title} | ${common.site.name}`,
      description: item.result,
      keywords: keywords.join(', '),
    });
  }
  const post = findPost(locale, name);
  return normalizeMetadata({
    title: `${post?.title} | ${common.site.name}`,
    description: post?.summary ?? '',
    keywords: post?.tags.map((tag) => taxonomy.tags[tag]).join(', ') ?? '',
  });
}

/** Normalizes the spaces of a title, description and keywords. */
function normalizeMetadata(metadata: { title: string; description: string; keywords: string }) {
  return {
    title: normalizeSpaces(metadata.title),
    description: normalizeSpaces(metadata.description),
    keywords: normalizeSpaces(metadata.keywords),
  };
}

for (const locale of locales) {
  test(`each page in ${locale} has complete metadata and links to its other locales`, () => {
    for (const path of paths) {
      const page = getPage(getLocalePath(locale, path));
      const { title, description, keywords } = getExpectedMetadata(locale, path);
      expect(getAttribute(page.findByTagName('html')[0] as Element, 'lang')).toBe(getLanguageTag(locale));
      expect(
        page
          .findByTagName('title')
          .filter((element) => isInside(element, 'head'))
          .map((element) => getText(element)),
      ).toEqual([title]);
      expect(getMetaContents(page, 'description')).toEqual([description]);
      expect(getMetaContents(page, 'keywords')).toEqual([keywords]);
      expect(getMetaContents(page, 'og:title')).toEqual([title]);
      expect(getMetaContents(page, 'og:description')).toEqual([description]);
      expect(getMetaContents(page, 'og:locale')).toEqual([localeInfo[locale].ogLocale]);
      const contentLocales = getContentLocales(path);
      expect(getHrefs(page.findLinks('canonical'))).toEqual([
        getAbsoluteUrl(getLocalePath(pickContentLocale(locale, contentLocales), path)),
      ]);
      const alternates = [
        ...contentLocales.map((other) => `${other} ${getAbsoluteUrl(getLocalePath(other, path))}`),
        `x-default ${getAbsoluteUrl(getLocalePath(pickContentLocale('en', contentLocales), path))}`,
      ];
      expect(page.alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).sort()).toEqual(
        alternates.sort(),
      );
      expect(getLanguageLinks(page)).toEqual(getExpectedLanguageLinks(path));
    }
  });
}

test('each page without a locale links to all locales', () => {
  for (const path of paths) {
    const page = getPage(path);
    expect(getHrefs(page.findLinks('canonical'))).toEqual([
      getAbsoluteUrl(getLocalePath(pickContentLocale('en', getContentLocales(path)), path)),
    ]);
    expect(page.alternates).toEqual([]);
    expect(getText(page.findByTagName('title')[0] as Element)).toMatch(/./);
    expect(getLanguageLinks(page)).toEqual(getExpectedLanguageLinks(path));
  }
});

for (const locale of locales) {
  const { common } = getMessages(locale);

  test(`the footer contains company details and navigation in ${locale}`, () => {
    const { company } = loadFacts();
    const offices = loadEntries(officeCollection, locale);
    const [footer] = getPage(getLocalePath(locale)).findByTagName('footer') as [Element];
    const links = findElements(footer).filter(({ tagName }) => tagName === 'a');
    const text = getText(footer);
    for (const part of [
      common.site.description,
      ...offices.flatMap(({ title, legalName, address, phone }) => [title, legalName, ...address, phone]),
      offices[0]?.registration ?? '',
      common.footer.copyright.replace('{year}', String(new Date().getFullYear())),
    ]) {
      expect(text).toContain(normalizeSpaces(part));
    }
    const telephones = getHrefs(links).filter((href) => href?.startsWith('tel:'));
    expect(telephones).toHaveLength(offices.length);
    for (const href of telephones) expect(href).toMatch(/^tel:\+[1-9]\d{6,14}$/);
    expect(getHrefs(links)).toContain(`mailto:${company.email}`);
    // The icon of a profile without a URL is a placeholder, not a link.
    const getIcon = (link: Element) => {
      const icon = findElements(link).find(({ tagName }) => tagName === 'img');
      return icon ? [[getAttribute(icon, 'alt'), getAttribute(link, 'href')]] : [];
    };
    const icons = Object.fromEntries(links.flatMap(getIcon));
    for (const [name, href] of Object.entries({
      Facebook: site.social.facebook,
      WeChat: getMessenger('wechat') ? `${getLocalePath(locale, pages.contact)}#wechat` : '',
      LinkedIn: site.social.linkedin,
    })) {
      const alt = href ? name : common.footer.soon.replace('{name}', name);
      expect([alt, alt in icons, icons[alt]]).toEqual([alt, true, href || undefined]);
    }
    for (const name of navigationPages) {
      const link = links.find((candidate) => getText(candidate) === normalizeSpaces(common.nav[name]));
      expect(link && getAttribute(link, 'href')).toBe(getLocalePath(locale, pages[name]));
    }
  });

  test(`the price and the form explain the days of the trial in ${locale}`, () => {
    const getSection = (path: string, id: string) =>
      getPage(getLocalePath(locale, path))
        .findByTagName('section')
        .find((element) => getAttribute(element, 'id') === id) as Element;
    const headline = findElements(getSection(pages.services, 'pricing')).find(
      ({ tagName }) => tagName === 'h2',
    );
    const { trialDaysContact, trialDaysPricing } = loadFacts().figures;
    expect(getText(headline as Element).match(/\d+/g)).toEqual([trialDaysContact, '1', trialDaysPricing]);
    const sentence = findElements(getSection(pages.contact, 'enquiry')).find(
      (element) => element.tagName === 'p' && getText(element) === normalizeSpaces(common.trial.days),
    );
    expect(sentence && isInside(sentence, 'details')).toBe(false);
  });

  test(`the navigation marks the current page in ${locale}`, () => {
    for (const name of [...navigationPages, 'article'] as const) {
      const path = name === 'article' ? newestArticle : pages[name];
      const [header] = getPage(getLocalePath(locale, path)).findByTagName('header') as [Element];
      expect(getLinksInside(header)).toContain(getLocalePath(locale));
      const marked = findElements(header).filter(
        (element) => getAttribute(element, 'aria-current') === 'page',
      );
      expect(marked.map((link) => getText(link))).toEqual([
        normalizeSpaces(common.nav[name === 'article' ? 'insights' : name]),
      ]);
    }
  });

  test(`the menu and the home page link to the pages by question in ${locale}`, () => {
    const page = getPage(getLocalePath(locale));
    const questions = getQuestionLinks(locale).map(({ path }) => getLocalePath(locale, path));
    for (const tagName of ['header', 'main']) {
      const [area] = page.findByTagName(tagName) as [Element];
      expect(getLinksInside(area)).toEqual(expect.arrayContaining(questions));
    }
  });

  test(`the navigation of each page lists the services in ${locale}`, () => {
    const services = loadEntries(serviceCollection, locale);
    for (const { id, name } of services) {
      const path = getEntryPath('services', id);
      const [header] = getPage(getLocalePath(locale, path)).findByTagName('header') as [Element];
      const links = findElements(header).filter(({ tagName }) => tagName === 'a');
      expect(getHrefs(links)).toEqual(
        expect.arrayContaining(
          services.map((service) => getLocalePath(locale, getEntryPath('services', service.id))),
        ),
      );
      const current = links.filter((link) => getAttribute(link, 'aria-current') === 'page');
      expect(getHrefs(current)).toEqual([getLocalePath(locale, path)]);
      expect(current.map((link) => getText(link)).join()).toContain(normalizeSpaces(name));
    }
  });
}

/** Removes the spaces of a text. Chinese leads have additional spaces, where lines may break. */
const removeSpaces = (text: string) => text.replace(/[\s\u2060]/g, '');

/** Returns the URLs of the links inside an element. */
const getLinksInside = (element: Element) =>
  getHrefs(findElements(element).filter(({ tagName }) => tagName === 'a'));

for (const locale of locales) {
  const cases = loadEntries(caseCollection, locale);

  test(`the page of a case shows its story and links in ${locale}`, () => {
    const services = loadEntries(serviceCollection, locale);
    const testimonials = loadEntries(quoteCollection, locale);
    for (const item of cases) {
      const {
        id,
        challenge,
        solution,
        setback = '',
        result,
        screen,
        measure,
        image,
        passport,
        subject = 'erp',
      } = item;
      const page = getPage(getLocalePath(locale, getEntryPath('cases', id)));
      const [article] = page.elements.filter(
        ({ tagName, parentNode }) => tagName === 'article' && (parentNode as Element).tagName === 'main',
      ) as [Element];
      const quotes = testimonials.filter((quote) => quote.case === id);
      const rows = [...(screen?.rows ?? []), ...(screen?.due ? [screen.due] : [])];
      for (const text of [
        challenge,
        solution,
        setback,
        result,
        measure.label,
        screen?.title ?? '',
        ...rows.map(({ label, value }) => label + value),
        ...quotes.map(({ content }) => content),
      ])
        expect(removeSpaces(getText(article))).toContain(removeSpaces(text));
      const pictures = findElements(article).filter(({ tagName }) => tagName === 'img');
      expect(pictures).toHaveLength([image, ...quotes.map(({ avatar }) => avatar)].filter(Boolean).length);
      const isModule = (module: string) => !services.some((service) => service.id === module);
      for (const module of passport?.modules ?? []) {
        const page = loadCustomPages(locale).find(({ station }) => station === module);
        const ownPath = page && getCustomPagePath(page.slug);
        const path = isModule(module) ? `${pages.services}#${module}` : getEntryPath('services', module);
        expect(getLinksInside(article)).toContain(getLocalePath(locale, ownPath ?? path));
      }
      expect(getLinksInside(article).includes(getLocalePath(locale, getEntryPath('services', 'erp')))).toBe(
        passport?.modules.some(isModule) ?? false,
      );
      const links = getHrefs(page.findByTagName('a'));
      const getLink = subject === trialSubject ? getTrialLink : getEnquiryLink;
      expect(links).toContain(getLink(locale, { subject, about: `case:${id}` }));
      const otherCases = cases.filter((other) =>
        links.includes(getLocalePath(locale, getEntryPath('cases', other.id))),
      );
      expect(otherCases.filter((other) => other.id !== id)).toHaveLength(Math.min(2, cases.length - 1));
    }
  });
}

for (const locale of locales) {
  const { common, taxonomy } = getMessages(locale);

  test(`the map links to filtered cases and the offices in ${locale}`, () => {
    skipWithoutSections('about', 'headquarters');
    const regionLinks = Object.entries(taxonomy.regions).map(([region, name]) => [
      `${getLocalePath(locale, pages.cases)}?region=${region}#all-cases`,
      normalizeSpaces(name),
    ]);
    const [map] = getPage(getLocalePath(locale, pages.about))
      .findByTagName('nav')
      .filter((nav) => getAttribute(nav, 'aria-label') === common.map.label) as [Element];
    const links = findElements(map).filter(({ tagName }) => tagName === 'a');
    expect(links.map((link) => [getAttribute(link, 'href'), getText(link)])).toEqual([
      ...regionLinks,
      ...loadEntries(officeCollection, locale).map(({ title }, index) => [
        getLocalePath(locale, index === 0 ? getSectionPath('contact', 'map') : pages.contact),
        normalizeSpaces(title),
      ]),
    ]);
  });

  test(`directions are shown and the map is only embedded on demand in ${locale}`, () => {
    skipWithoutSections('contact', 'map');
    const page = getPage(getLocalePath(locale, pages.contact));
    const [section] = page.elements.filter((element) => getAttribute(element, 'id') === 'map') as [Element];
    const [office] = loadEntries(officeCollection, locale);
    for (const text of [...(office?.address ?? []), ...(office?.directions ?? [])]) {
      expect(getText(section)).toContain(normalizeSpaces(text));
    }
    expect(page.findByTagName('iframe')).toEqual([]);
    const buttons = findElements(section).filter((element) => getAttribute(element, 'data-embed'));
    expect(buttons.map((button) => getText(button))).toEqual([
      normalizeSpaces(getMessages(locale).contact.map.show),
    ]);
    expect(getAttribute(buttons[0] as Element, 'data-embed')).toContain(`${office?.latitude}`);
  });

  test(`services link to the form and contain their details in ${locale}`, () => {
    const page = getPage(getLocalePath(locale, pages.services));
    const findWithin = (id: string, tagName: string) =>
      page
        .findByTagName(tagName)
        .filter((element) =>
          [...getAncestors(element)].some((ancestor) => getAttribute(ancestor, 'id') === id),
        );
    const calculators = findWithin('pricing', 'form').map((form) => getAttribute(form, 'action'));
    expect(calculators).toEqual([getEnquiryLink(locale)]);
    for (const service of loadEntries(serviceCollection, locale)) {
      const { id, name, tagline, summary } = service;
      const path = getLocalePath(locale, getEntryPath('services', id));
      // The title is a link on every screen, the button below the text on wide ones.
      expect(getHrefs(findWithin(id, 'a'))).toEqual([path, path]);
      const texts = findWithin(id, 'div').map((element) => removeSpaces(getText(element)));
      expect(texts.join()).toContain(removeSpaces([name, tagline, summary.audience, summary.price].join('')));
    }
    const drawings = readFileSync('out/images/modules.svg', 'utf8');
    const modules = findWithin('modules', 'li').map((item) => removeSpaces(getText(item)));
    for (const { name, desc, icon } of loadEntries(moduleCollection, locale)) {
      expect(drawings).toContain(`id="${icon}"`);
      expect(modules).toContain(removeSpaces(name + desc));
    }
  });

  test(`the page of a service shows its content and links in ${locale}`, () => {
    for (const service of loadEntries(serviceCollection, locale)) {
      const { id, name, subject, page: content } = service;
      const page = getPage(getLocalePath(locale, getEntryPath('services', id)));
      const [main] = page.findByTagName('main') as [Element];
      const { title, lead, audience, outcomes, steps, connections, price, limits, questions } = content;
      for (const text of [
        name,
        title,
        lead,
        ...(audience ?? []),
        ...outcomes.flatMap(({ figure, unit, text }) => [figure, unit, text]),
        ...steps.flatMap(({ title, text }) => [title, text]),
        price.figure,
        price.unit,
        ...[price, connections, limits].flatMap(({ items }) => items),
        ...questions.flatMap(({ question, answer }) => [question, answer]),
        ...service.features,
        ...(id === 'erp' ? loadEntries(moduleCollection, locale).flatMap(({ features }) => features) : []),
      ])
        expect(removeSpaces(getText(main))).toContain(removeSpaces(text));
      expect(getLinksInside(main)).toEqual(
        expect.arrayContaining([
          ...outcomes.map((outcome) => getLocalePath(locale, getEntryPath('cases', outcome.case))),
          getPriceLink(locale, id),
        ]),
      );
      const trialLinks = getHrefs(page.findByTagName('a')).filter((href) => href?.includes('kind=trial'));
      const trials =
        subject === trialSubject ? [getTrialLink(locale, { subject, about: `service:${id}` })] : [];
      expect([...new Set(trialLinks)]).toEqual(trials);
    }
  });

  test(`the form lists the services that can be tried in ${locale}`, () => {
    const choice = getPage(getLocalePath(locale, pages.contact))
      .findByTagName('label')
      .find((label) => findElements(label).some((element) => getAttribute(element, 'id') === 'kind-trial'));
    const text = getText(choice as Element);
    for (const { name, subject } of loadEntries(serviceCollection, locale)) {
      expect([name, text.includes(normalizeSpaces(name))]).toEqual([name, subject === trialSubject]);
    }
  });

  test(`the figures of a service are those of its cases in ${locale}`, () => {
    for (const { id, page: content } of loadEntries(serviceCollection, locale))
      for (const outcome of content.outcomes) {
        const [main] = getPage(getLocalePath(locale, getEntryPath('cases', outcome.case))).findByTagName(
          'main',
        ) as [Element];
        for (const number of outcome.figure.split(' → '))
          expect([id, outcome.id, getText(main)]).toEqual([
            id,
            outcome.id,
            expect.stringMatching(new RegExp(`(?<![\\d.,])${number}(?![\\d])`)),
          ]);
      }
  });
}

test('the first picture of the main section is loaded eagerly', () => {
  for (const [name, section] of [
    ['insights', 'articles'],
    ['contact', 'enquiry'],
  ] as const) {
    const [first] = getPage(getLocalePath('vi', pages[name]))
      .findByTagName('img')
      .filter((image) =>
        [...getAncestors(image)].some((ancestor) => getAttribute(ancestor, 'id') === section),
      );
    expect([name, first && getAttribute(first, 'loading')]).toEqual([name, 'eager']);
  }
});

test('the picture in the header of each service is loaded eagerly', () => {
  for (const { id, image } of loadEntries(serviceCollection, 'vi').filter(({ id }) => id !== 'ai-video')) {
    const pictures = getPage(getLocalePath('vi', getEntryPath('services', id))).findByTagName('img');
    const picture = pictures.find((other) => getAttribute(other, 'src')?.endsWith(image));
    expect([id, picture && getAttribute(picture, 'loading')]).toEqual([id, 'eager']);
  }
});

test('each page has a safe content security policy before its first script', () => {
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('admin/'))) {
    const { elements } = parsePage(file);
    const policies = elements.filter(
      (element) => getAttribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    );
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    expect([file, policies.length]).toEqual([file, 1]);
    const [policy] = policies as [Element];
    expect([file, getAttribute(policy, 'content')]).toEqual([file, expect.not.stringContaining("'unsafe-")]);
    if (scripts[0]) expect(elements.indexOf(policy)).toBeLessThan(elements.indexOf(scripts[0]));
  }
});

test('every page is reachable by links from the home pages', () => {
  const reached = new Set<string>();
  const queue = locales.map((locale) => getLocalePath(locale));
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (reached.has(url) || !files.includes(`${url.slice(1)}index.html`)) continue;
    reached.add(url);
    for (const href of getHrefs(getPage(url).findByTagName('a'))) {
      const target = new URL(href ?? '', site.origin + url);
      if (target.origin === site.origin) queue.push(target.pathname);
    }
  }
  expect(everyPage.map(({ url }) => url).filter((url) => !reached.has(url))).toEqual([]);
});

test('every post shows its URL and ends with contact links', () => {
  for (const { locale, path, url } of everyPage) {
    const post = findPost(locale, path.split('/')[2] ?? '');
    if (!post) continue;
    const page = getPage(url);
    const next = page.elements.find((element) => getAttribute(element, 'id') === 'next') as Element;
    const choice = { subject: getContactSubject(loadEntries(serviceCollection, locale), post.tags) };
    const getLink = choice.subject === trialSubject ? getTrialLink : getEnquiryLink;
    expect(getHrefs(findElements(next))).toEqual(
      expect.arrayContaining([getPriceLink(locale), getLink(locale, choice)]),
    );
    expect(getText(page.findByTagName('main')[0] as Element)).toContain(getAbsoluteUrl(url));
  }
});

const pagedLists = locales.flatMap(
  (locale) =>
    [
      {
        locale,
        list: deviceCollection,
        titles: loadEntries(deviceCollection, locale).map(({ name }) => name),
      },
      {
        locale,
        list: caseCollection,
        titles: loadEntries(caseCollection, locale).map(({ title }) => title),
      },
    ] as const,
);

for (const { locale, list, titles } of pagedLists) {
  test(`archive pages list all entries: ${list.list.name} in ${locale}`, () => {
    if (list === deviceCollection) skipWithoutSections('services', 'devices');
    const count = Math.ceil(titles.length / list.list.pageSize);
    const urls = Array.from({ length: count }, (_, index) =>
      getLocalePath(locale, getArchivePath(list, index + 1)).replace(/#.*/, ''),
    );
    const listedTitles = urls.flatMap((url, index) => {
      const page = getPage(url);
      const listElement = page.elements.find((element) => getAttribute(element, LIST) !== undefined);
      const inside = listElement
        ? findElements(listElement)
        : page.elements.filter((element) => isInside(element, 'main'));
      const next = urls[index + 1];
      if (next) expect(getHrefs(inside)).toContain(next);
      expect(getHrefs(page.findLinks('canonical'))).toEqual([getAbsoluteUrl(url)]);
      if (index > 0) {
        expect(getHrefs(page.findLinks('prev'))).toEqual([getAbsoluteUrl(urls[index - 1] ?? '')]);
        expect(getHrefs(page.findLinks('next'))).toEqual(next ? [getAbsoluteUrl(next)] : []);
      }
      return inside.filter(({ tagName }) => tagName === 'h3').map((heading) => getText(heading));
    });
    expect(listedTitles).toEqual(titles.map(normalizeSpaces));
  });
}

const pagesWithForm = [pages.contact, ...(hasSection('insights', 'newsletter') ? [pages.insights] : [])];

test('consent checkboxes are unchecked and send the version of their text', () => {
  for (const locale of locales) {
    const boxes = pagesWithForm.flatMap((path) => {
      const elements = getPage(getLocalePath(locale, path)).findByTagName('form').flatMap(findElements);
      const findByAttribute = (name: string, value: string) =>
        elements.find((element) => getAttribute(element, name) === value) as Element;
      return elements
        .filter((element) => getAttribute(element, 'type') === 'checkbox')
        .map((box) => ({
          box,
          textElements: [
            findByAttribute('for', getAttribute(box, 'id') ?? ''),
            findByAttribute('id', getAttribute(box, 'aria-describedby') ?? ''),
          ],
          version: getAttribute(findByAttribute('name', `${getAttribute(box, 'name')}Version`), 'value'),
        }));
    });
    expect(boxes).toHaveLength(pagesWithForm.length + 1);
    for (const { box, textElements, version } of boxes) {
      expect(getAttribute(box, 'checked')).toBe(undefined);
      const text = textElements.map((element) => getText(element)).join('\n');
      expect(version).toBe(createHash('sha256').update(text).digest('hex'));
    }
  }
});

// Without the attribute, browsers report an empty required field as invalid before a visitor touches it.
test('required fields are not invalid at first', () => {
  for (const path of pagesWithForm) {
    const elements = getPage(getLocalePath('en', path)).findByTagName('form').flatMap(findElements);
    const required = elements.filter((element) => getAttribute(element, 'required') !== undefined);
    expect(required).not.toEqual([]);
    const invalid = required.filter((element) => getAttribute(element, 'aria-invalid') !== 'false');
    expect(invalid.map((element) => getAttribute(element, 'name'))).toEqual([]);
  }
});

test('the export contains no code of the development preview', () => {
  const texts = files.filter((file) => /\.(html|js|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const previewFiles = texts.filter((file) => readFileSync(`out/${file}`, 'utf8').includes('EventSource'));
  expect(previewFiles).toEqual([]);
});

test('every indexable page has a Markdown copy with its heading', () => {
  // Line break opportunities in the heading of the page count as spaces.
  const removeSpaces = (text: string) => text.replace(/[\s\u2060]/g, '');
  for (const { path, locales: translations, noindex } of getSiteRoutes()) {
    if (noindex) continue;
    for (const locale of translations) {
      const url = getLocalePath(locale, path);
      const markdown = readFileSync(`out${url}index.md`, 'utf8');
      const [heading] = getPage(url).findByTagName('h1');
      expect(markdown).toContain(`\nurl: ${getAbsoluteUrl(url)}\n`);
      expect(removeSpaces(markdown.replaceAll('\\', ''))).toContain(
        `#${removeSpaces(getText(heading as Element))}`,
      );
      // Invisible characters that control line breaks, and controls without a function.
      expect(markdown).not.toMatch(/[\u00a0\u200b\u2060]|mailto:\?|\]\([^)]*\/qr\//);
    }
  }
});

test('llms.txt lists copies that exist, in each language', () => {
  const text = readFileSync('out/llms.txt', 'utf8');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname.slice(1));
  expect(links.filter((link) => !files.includes(link))).toEqual([]);
  for (const locale of locales) {
    expect(text).toContain(`\n## ${localeInfo[locale].name}\n`);
    expect(links).toContain(`${locale}/index.md`);
  }
});

test('every id outside the text of a post or page is reserved', () => {
  for (const locale of locales) {
    const renderSourcesHeading = (lang: Locale) =>
      renderMarkdown(`## ${getMessages(lang).insights.post.sources}`, { locale: lang });
    const posts = [...loadPosts(articleCollection, locale), ...loadPosts(newsCollection, locale)].map(
      (post) => ({
        path: getEntryPath('insights', post.slug),
        texts: [renderMarkdownBody(post), renderSourcesHeading(post.lang)],
      }),
    );
    const customPages = loadCustomPages(locale).map((page) => ({
      path: getCustomPagePath(page.slug),
      texts: [
        renderMarkdownBody(page),
        renderSourcesHeading(page.lang),
        ...(page.blocks ?? []).map((block) =>
          renderMarkdown('text' in block ? (block.text ?? '') : '', { locale }),
        ),
      ],
    }));
    for (const { path, texts } of [...posts, ...customPages]) {
      const textIds = new Set(texts.flatMap(({ ids }) => ids));
      const otherIds = getIds(getPage(getLocalePath(locale, path))).filter((id) => !textIds.has(id));
      expect([path, otherIds.filter((id) => !isPageId(id))]).toEqual([path, []]);
    }
  }
});

function getIds(page: ExportedPage): string[] {
  return page.elements.flatMap((element) => getAttribute(element, 'id') ?? []);
}
