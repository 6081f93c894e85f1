import { faq as faqCollection } from '@/lib/collections/faq';
import { getContactSubject, getSubjects, type Service, services } from '@/lib/collections/services';
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('next/navigation', () => ({ usePathname: () => '/en/' }));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));

const messages = setUpMessagesCopy();

/** Renders parts of pages. */
const renderers = {
  header: async () => renderComponent((await import('@/components/layout/Navbar')).Navbar),
  footer: async () => renderComponent((await import('@/components/layout/Footer')).Footer),
  hero: async () => renderComponent((await import('@/components/home/Hero')).Hero),
  prices: async () => renderComponent((await import('@/components/services/Pricing')).Pricing),
  closing: async () =>
    renderComponent((await import('@/components/layout/ClosingBand')).ClosingBand, { page: 'about' }),
  'closing of an entry': async () =>
    renderComponent((await import('@/components/layout/ClosingBand')).ClosingBand, {
      enquiry: { subject: 'erp' },
    }),
  form: async () =>
    renderComponent((await import('@/components/contact/ContactFormSection')).ContactFormSection),
  'contact details': async () =>
    renderComponent((await import('@/components/contact/ContactDetails')).ContactDetails),
  'section of offices': async () =>
    renderComponent((await import('@/components/about/Headquarters')).Headquarters),
  map: async () => renderComponent((await import('@/components/map/BridgeMap')).BridgeMap),
  organization: async () =>
    JSON.stringify(
      (await import('@/lib/routes/structuredData/createOrganization')).createOrganizationWithOffices('en'),
    ),
  'services data': async () =>
    JSON.stringify((await import('@/lib/routes/structuredData/createServices')).createServices('en')),
  routes: async () =>
    JSON.stringify((await import('@/lib/routes/getSiteRoutes')).getSiteRoutes().map(({ path }) => path)),
};

/** Leaves only the first office, without the facts of the second one. */
function closeSecondOffice(): void {
  for (const locale of ['en', 'zh', 'vi']) {
    messages.editJson(`${locale}/offices.json`, (offices) => {
      offices.items.length = 1;
    });
  }
  messages.editJson('facts.json', ({ names, addresses, company }) => {
    delete names.chinaCompany;
    for (const group of [addresses, company]) {
      for (const name of Object.keys(group)) if (/^(china|credit)/.test(name)) delete group[name];
    }
  });
}

/** A part of a page, with strings of the first and of the second office. */
const officeParts: [keyof typeof renderers, first: string[], second: string[]][] = [
  [
    'footer',
    ['Riverside house', 'Reed Lane', 'Tax code'],
    ['Hill house', '3 Upper Path', 'Credit code', 'tel:+8676000000111'],
  ],
  ['contact details', ['tel:+842900000111'], ['tel:+8676000000111']],
  ['section of offices', ['Boats leave from here.', 'Reed Lane'], ['Ropes are made here.', 'Pine Hill']],
  [
    'map',
    ['data-place="ho-chi-minh-city"', '/en/contact/#map'],
    ['data-place="shenzhen"', '/images/bridge-map.svg', '<path'],
  ],
  ['organization', ['"addressCountry":"VN"', 'openingHoursSpecification'], ['"addressCountry":"CN"']],
];

const readable = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('pages show all offices', async () => {
  for (const [part, first, second] of officeParts) {
    const html = readable(await renderers[part]());
    for (const text of [...first, ...second]) expect(html).toContain(text);
  }
});

test('pages show a single office', async () => {
  closeSecondOffice();
  for (const [part, first, second] of officeParts) {
    const html = readable(await renderers[part]());
    for (const text of first) expect(html).toContain(text);
    for (const text of second) expect(html).not.toContain(text);
  }
});

test('the section of offices has no heading without an office', async () => {
  for (const locale of ['en', 'zh', 'vi'])
    messages.editJson(`${locale}/offices.json`, (list) => {
      list.items = [];
    });
  expect(await renderers['section of offices']()).not.toContain('<h2');
});

test.each([
  ['two offices', true],
  ['one office', false],
])('%s: the consent to a transfer is %s', async (_, isOffered) => {
  if (!isOffered) closeSecondOffice();
  messages.editJson('en/contact.json', ({ form }) => {
    form.title =
      '{chinaOffice, select, true {Two houses} other {One house}}{transfer, select, true {, both read} other {}}';
  });
  const { ContactFormSection } = await import('@/components/contact/ContactFormSection');
  const html = await renderComponent(ContactFormSection);
  expect(html.includes('name="transfer"')).toBe(isOffered);
  expect(readable(html)).toContain(isOffered ? 'Two houses, both read' : 'One house<');
});

const officePlaces: [title: string, coordinates: [number, number], expected: string][] = [
  ['in Hanoi', [21.03, 105.84], 'data-office="hill" data-place="hanoi"'],
  ['near Hanoi', [21.03, 105.45], 'data-office="hill" data-place="hanoi"'],
  ['farther from Hanoi', [21.03, 105.25], 'data-office="hill" data-aside'],
  ['in Guangzhou', [23.13, 113.26], 'data-office="hill" data-aside'],
  ['beside the first one', [10.78, 106.71], 'data-office="hill" data-aside'],
];

test.each(officePlaces)('the map with an office %s', async (_, [latitude, longitude], place) => {
  messages.editJson('en/offices.json', ({ items }) => Object.assign(items[1], { latitude, longitude }));
  const html = await renderers.map();
  expect(html).toContain(place);
  expect(html).toContain('/images/coast-map.svg');
  expect(html).not.toContain('<path');
});

test.each([true, false])('the way to the main office, with a picture: %s', async (hasPicture) => {
  messages.editJson('en/offices.json', ({ items }) => {
    Object.assign(items[0], { latitude: 21.03, longitude: 105.85 });
    if (hasPicture) Object.assign(items[0], { image: '/images/boat.svg', imageAlt: 'A boat' });
  });
  const html = await renderComponent((await import('@/components/contact/OfficeMap')).OfficeMap);
  expect(html.includes('alt="A boat"')).toBe(hasPicture);
  expect(html).toContain('data-embed="https://map.example/?at=office"');
});

function switchOff(offer: string): void {
  messages.editJson('facts.json', ({ offers }) => {
    offers[offer] = false;
  });
}

/** The parts of pages that mention an offer, each with a string in its HTML. */
const offerParts: [keyof typeof renderers, mark: string][] = [
  ['hero', 'kind=trial'],
  ['closing', 'kind=trial'],
  ['closing of an entry', 'kind=trial'],
  ['form', 'value="trial"'],
  ['form', 'name="consent"'],
  ['form', 'name="transfer"'],
];

test('pages mention an offer that is on', async () => {
  for (const [part, mark] of offerParts) expect(await renderers[part]()).toContain(mark);
});

test('pages omit offers that are off', async () => {
  for (const offer of ['trial', 'newsletter', 'transfer']) switchOff(offer);
  for (const [part, mark] of offerParts) {
    const html = await renderers[part]();
    expect(html).not.toContain(mark);
    // A button links to the form instead, and the form remains.
    expect(html).toMatch(/\/en\/contact\/|name="message"/);
  }
  expect(await renderers.form()).toContain('<input type="hidden" name="kind" value="contact"/>');
});

test.each([
  ['trial', ['contact', 'newsletter']],
  ['newsletter', ['contact', 'trial']],
])('without the offer %s, the server accepts only forms of the kinds %j', async (offer, kinds) => {
  switchOff(offer);
  const { getSiteContent } = await import('@/scripts/build/getSiteContent');
  expect(getSiteContent().enquiries.acceptedKinds).toEqual(kinds);
});

test.each([
  ['contact', 'trial', true],
  ['contact', 'trial', false],
  ['insights', 'newsletter', true],
  ['insights', 'newsletter', false],
] as const)('the page %s has the section %s if the offer is on: %s', async (page, offer, isOn) => {
  if (!isOn) switchOff(offer);
  const { hasSection } = await import('@/lib/content/sections/getSections');
  expect(hasSection(page, offer as never)).toBe(isOn);
});

test.each([
  ['a trial', () => switchOff('trial')],
  [
    'the section of prices',
    () =>
      messages.editJson('sections.json', (sections) => {
        sections.services = sections.services.filter((name: string) => name !== 'pricing');
      }),
  ],
])('structured data has no offer without %s', async (_, change) => {
  change();
  const { createPageGraph } = await import('@/lib/routes/structuredData/createPageGraph');
  const graph = JSON.stringify(createPageGraph('services', 'en'));
  expect(graph).toContain('"Service"');
  // Search engines ignore software without an offer, and the audit reports it as an error.
  expect(graph).not.toMatch(/SoftwareApplication|Offer/);
});

test.each([
  [true, 'Ride free for a day | Reed Ferry', ['A free day', 'Fares']],
  [false, 'Ride | Reed Ferry', ['Fares']],
])('texts and list entries depend on the offer: %s', async (trial, title, questions) => {
  messages.editJson('facts.json', ({ offers }) => {
    offers.trial = trial;
  });
  messages.editJson('en/contact.json', ({ meta }) => {
    meta.title = 'Ride{trial, select, true { free for a day} other {}} | {brand}';
  });
  messages.editJson('en/faq.json', (faq) => {
    const question = { id: 'free', question: '{trial, select, true {A free day} other {}}', answer: 'Yes.' };
    faq.items = [question, { id: 'fares', question: 'Fares', answer: 'Low.' }];
  });
  const { loadMessages } = await import('@/lib/content/messages/readMessages');
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(loadMessages('en').messages.contact.meta.title.replaceAll('\u00a0', ' ')).toBe(title);
  expect(loadEntries(faqCollection, 'en').map(({ question }) => question.replaceAll('\u00a0', ' '))).toEqual(
    questions,
  );
});

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

const isIn = async (part: keyof typeof renderers, text: string) => (await renderers[part]()).includes(text);

test('no part of a page shows a removed product', async () => {
  removeService('wms');
  for (const [part, shown, hidden] of [
    ['header', '/services/erp/', '/services/wms/'],
    ['footer', '/services/erp/', '/services/wms/'],
    ['prices', 'name="users"', 'name="warehouses"'],
    ['form', 'value="erp"', 'value="ai-video"'],
    ['services data', '/services/erp/', '/services/wms/'],
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
    ['services data', 'Moonlight Tours'],
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
