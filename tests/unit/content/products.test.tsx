import { getContactSubject, getSubjects, type Service, services } from '@/lib/collections/services';
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
    JSON.stringify((await import('@/lib/routes/structuredData/createServices')).createServices('en')),
  routes: async () =>
    JSON.stringify((await import('@/lib/routes/getSiteRoutes')).getSiteRoutes().map(({ path }) => path)),
};

const isIn = async (part: keyof typeof renderers, text: string) => (await renderers[part]()).includes(text);

test('no part of a page shows a removed product', async () => {
  removeService('wms');
  for (const [part, shown, hidden] of [
    ['header', '/services/erp/', '/services/wms/'],
    ['footer', '/services/erp/', '/services/wms/'],
    ['prices', 'name="users"', 'name="warehouses"'],
    ['form', 'value="erp"', 'value="ai-video"'],
    ['structured data', '/services/erp/', '/services/wms/'],
    ['routes', '/services/erp/', '/services/wms/'],
  ] as const) {
    expect([part, await isIn(part, shown), await isIn(part, hidden)]).toEqual([part, true, false]);
    expect([part, await isIn(part, 'undefined.')]).toEqual([part, false]);
  }
});

test('every part of a page contains a product that content adds', async () => {
  addService('moonlight', 'ai-video');
  for (const [part, text] of [
    ['header', 'Moonlight Tours'],
    ['footer', '/en/services/moonlight/'],
    ['form', 'value="ai-video"'],
    ['structured data', 'Moonlight Tours'],
    ['routes', '/services/moonlight/'],
  ] as const)
    expect([part, await isIn(part, text)]).toEqual([part, true]);
});

test('the calculator starts with the sample quotation of the first product', async () => {
  removeService('erp');
  const html = await renderers.prices();
  expect(html).not.toContain('name="users"');
  expect(html).toMatch(/name="warehouses"[^>]* value="1"/);
});

test('the link from a price to the calculator needs no sample quotation', async () => {
  addService('moonlight', 'other');
  const { findEntry } = await import('@/lib/content/entries/loadEntries');
  const service = findEntry(services, 'en', 'moonlight');
  const { ServiceTerms } = await import('@/components/services/ServiceSections');
  expect(await renderComponent(ServiceTerms, { service })).toContain('<h2 id="price-title">');
});

type Offered = Pick<Service, 'subject'>[];

const few: Offered = [{ subject: 'erp' }];
const all: Offered = [
  ...few,
  { subject: 'vietconnect' },
  { subject: 'ai-video' },
  { subject: 'ai-platform' },
];

test.each<[string[], string]>([
  [['ecommerce', 'data-analysis', 'erp'], 'erp'],
  [['ecommerce', 'ai'], 'ai-video'],
  [['ai', 'digital-transformation'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis', 'digital-transformation'], 'erp'],
  [['vietnam-market', 'digital-transformation'], 'other'],
])('tags %j select the contact subject %s', (tags, subject) => {
  expect(getContactSubject(all, tags)).toBe(subject);
});

test.each<[string[], string]>([
  [['ecommerce', 'ai'], 'other'],
  [['vietnam-market', 'data-analysis'], 'erp'],
])('tags %j select the subject %s if other services do not exist', (tags, subject) => {
  expect(getContactSubject(few, tags)).toBe(subject);
  expect(getSubjects(few)).toEqual(['erp', 'other']);
});
