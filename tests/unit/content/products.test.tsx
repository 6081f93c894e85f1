/** @jest-environment node */
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('next/navigation', () => ({ usePathname: () => '/en/' }));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));

const messages = setUpMessagesCopy();

/** Adds a service by content alone. */
function addService(id: string, subject: string): void {
  for (const locale of ['en', 'zh', 'vi']) {
    messages.editJson(`${locale}/service-list.json`, ({ items }) => {
      items.push({ ...items[0], id, subject, name: 'Moonlight Tours' });
    });
  }
}

/** Removes a service, as an editor does. */
function removeService(id: string): void {
  for (const locale of ['en', 'zh', 'vi']) {
    messages.editJson(`${locale}/service-list.json`, (list) => {
      list.items = list.items.filter((item: { id: string }) => item.id !== id);
    });
  }
}

const renderers = {
  header: async () => renderComponent((await import('@/components/layout/Navbar')).Navbar),
  footer: async () => renderComponent((await import('@/components/layout/Footer')).Footer),
  prices: async () => renderComponent((await import('@/components/services/Pricing')).Pricing),
  form: async () =>
    renderComponent((await import('@/components/contact/ContactFormSection')).ContactFormSection),
  'structured data': async () =>
    JSON.stringify((await import('@/lib/content/structuredData/createServices')).createServices('en')),
  routes: async () =>
    JSON.stringify(
      (await import('@/lib/content/routes/getSiteRoutes')).getSiteRoutes().map(({ path }) => path),
    ),
};

type Part = keyof typeof renderers;

test.each<[Part, shown: string, hidden: string]>([
  ['header', '/services/erp/', '/services/wms/'],
  ['footer', '/services/erp/', '/services/wms/'],
  ['prices', 'name="users"', 'name="warehouses"'],
  ['form', 'value="erp"', 'value="ai-video"'],
  ['structured data', '/services/erp/', '/services/wms/'],
  ['routes', '/services/erp/', '/services/wms/'],
])('the %s omits a removed product', async (part, shown, hidden) => {
  removeService('wms');
  const html = await renderers[part]();
  expect(html).toContain(shown);
  expect(html).not.toContain(hidden);
  expect(html).not.toContain('undefined.');
});

test.each<[Part, string]>([
  ['header', 'Moonlight Tours'],
  ['footer', '/en/services/moonlight/'],
  ['form', 'value="ai-video"'],
  ['structured data', 'Moonlight Tours'],
  ['routes', '/services/moonlight/'],
])('the %s contains a product that content adds', async (part, text) => {
  addService('moonlight', 'ai-video');
  expect(await renderers[part]()).toContain(text);
});

test('the calculator starts with the sample quotation of the first product', async () => {
  removeService('erp');
  const html = await renderers.prices();
  expect(html).not.toContain('name="users"');
  expect(html).toMatch(/name="warehouses"[^>]* value="1"/);
});

test('the link from a price to the calculator needs no sample quotation', async () => {
  addService('moonlight', 'other');
  const { findService } = await import('@/lib/content/entries/loadServices');
  const service = findService('en', 'moonlight');
  const { ServiceTerms } = await import('@/components/service/ServiceSections');
  expect(await renderComponent(ServiceTerms, { service })).toContain('<h2 id="price-title">');
});
