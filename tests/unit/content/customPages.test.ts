import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '@/lib/i18n/locales';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

/** Adds a custom page to the copy of the messages; `fields` are further lines of its front matter. */
function addPage(locale: string, slug: string, title: string, ...fields: string[]) {
  const lines = ['---', `title: ${title}`, 'description: What it says', ...fields, '---', '', 'A text.', ''];
  messages.write(`${locale}/pages/${slug}.md`, lines.join('\n'));
}

const loadModules = async () => ({
  ...(await import('@/lib/content/entries/customPages')),
  ...(await import('@/lib/content/entries/posts')),
  ...(await import('@/components/layout/CustomPageLink')),
  ...(await import('@/lib/routes/links')),
  ...(await import('@/lib/routes/getSiteRoutes')),
});

test('a route lists the locales of its page', async () => {
  addPage('zh', 'tuan-gou', '团购');
  const { getSiteRoutes } = await loadModules();
  const route = getSiteRoutes().find(({ path }) => path === '/tuan-gou/');
  expect(route?.locales).toEqual(['zh']);
});

test('an untranslated page falls back to English, then to any locale', async () => {
  addPage('en', 'jobs', 'Jobs');
  addPage('vi', 'jobs', 'Việc làm');
  addPage('vi', 'cho-thue', 'Cho thuê');
  const { findCustomPage } = await loadModules();
  expect(locales.map((locale) => findCustomPage(locale, 'jobs')?.lang)).toEqual(
    locales.map((locale) => (locale === 'vi' ? 'vi' : 'en')),
  );
  expect(locales.map((locale) => findCustomPage(locale, 'cho-thue')?.lang)).toEqual(locales.map(() => 'vi'));
});

test('a page names the reviewer of its laws', async () => {
  addPage('en', 'terms', 'Terms', 'reviewer: do-thi-lan', 'lawAsOf: 2026-11-28');
  const { findCustomPage, getByline } = await loadModules();
  const page = findCustomPage('en', 'terms');
  expect(page && getByline(page)).toEqual({ reviewer: expect.objectContaining({ name: 'Do Thi Lan' }) });
});

test('header and footer link to pages by navigation field and order', async () => {
  addPage('en', 'jobs', 'Jobs', 'navigation: header', 'order: 1');
  addPage('en', 'terms', 'Terms', 'navigation: footer', 'order: 3');
  addPage('en', 'thanks', 'Thanks');
  addPage('en', 'hidden', 'Hidden', 'navigation: none');
  const { getCustomPageLinks } = await loadModules();
  const inHeader = ['/jobs/', '/visit/'];
  expect(getCustomPageLinks('header', 'vi').map(({ path }) => path)).toEqual(inHeader);
  expect(getCustomPageLinks('footer', 'vi').map(({ path }) => path)).toEqual([...inHeader, '/terms/']);
  expect(getCustomPageLinks('header', 'vi').map(({ lang }) => lang)).toEqual(['en', undefined]);
});

test.each([
  ['the featured page', 'terms', /href="\/vi\/terms\/".*<span lang="en">Terms<\/span>/],
  ['nothing without a featured page', undefined, /^$/],
])('the link to the contract renders %s', async (_, contractPage, expected) => {
  addPage('en', 'terms', 'Terms');
  messages.editJson('facts.json', ({ featured }) => Object.assign(featured, { contractPage }));
  const { CustomPageLink } = await loadModules();
  const link = CustomPageLink({ field: 'contractPage', locale: 'vi' });
  expect(renderToStaticMarkup(link)).toMatch(expected);
});

test.each([
  ['admin', 'navigation: none', 'cannot have this name'],
  ['about', 'navigation: none', 'cannot have this name'],
  ['jobs', 'navigation: left', 'field "navigation"'],
  ['jobs', 'order: first', 'field "order"'],
])('page "%s" with "%s" fails with file and reason', async (slug, field, reason) => {
  addPage('en', slug, 'Jobs', field);
  const { loadCustomPages } = await loadModules();
  expect(() => loadCustomPages('en')).toThrow(new RegExp(`^messages/en/pages/${slug}.md: .*${reason}`));
});

test('a page shows its blocks in order, with the presets of its form', async () => {
  const { findCustomPage } = await loadModules();
  const { blocks } = findCustomPage('vi', 'lamp-fair') ?? {};
  expect(blocks?.map(({ type }) => type)).toEqual(['text', 'figures', 'cases', 'form', 'action']);
  expect(blocks?.[3]).toMatchObject({ title: 'Đặt đèn', subject: 'erp', campaign: 'lamp-fair' });
});
