import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('next/navigation', () => ({ usePathname: () => '/en/' }));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));

const messages = setUpMessagesCopy();

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

const renderers = {
  footer: async () => renderComponent((await import('@/components/layout/Footer')).Footer),
  'contact details': async () =>
    renderComponent((await import('@/components/contact/ContactDetails')).ContactDetails),
  'section of offices': async () =>
    renderComponent((await import('@/components/about/Headquarters')).Headquarters),
  map: async () => renderComponent((await import('@/components/map/BridgeMap')).BridgeMap),
  'structured data': async () =>
    JSON.stringify(
      (await import('@/lib/routes/structuredData/createOrganization')).createOrganizationWithOffices('en'),
    ),
};

/** A part of a page, with strings of the first and of the second office. */
const parts: [keyof typeof renderers, first: string[], second: string[]][] = [
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
  ['structured data', ['"addressCountry":"VN"', 'openingHoursSpecification'], ['"addressCountry":"CN"']],
];

const readable = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('pages show all offices', async () => {
  for (const [part, first, second] of parts) {
    const html = readable(await renderers[part]());
    for (const text of [...first, ...second]) expect(html).toContain(text);
  }
});

test('pages show a single office', async () => {
  closeSecondOffice();
  for (const [part, first, second] of parts) {
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

const bridges: [
  title: string,
  coordinates: [number, number],
  country: string,
  expected: string[],
  absent: string[],
][] = [
  [
    'in Hanoi',
    [21.03, 105.84],
    'VN',
    ['data-office="hill" data-place="hanoi"', '/images/coast-map.svg'],
    ['<path'],
  ],
  [
    'in Guangzhou',
    [23.13, 113.26],
    'CN',
    ['<li data-office="hill"><a', '/images/coast-map.svg', 'Q'],
    ['data-aside'],
  ],
  ['in Beijing', [39.9, 116.4], 'CN', ['data-office="hill" data-aside', '/images/coast-map.svg'], ['<path']],
];

test.each(bridges)(
  'the map with an office %s',
  async (_, [latitude, longitude], country, expected, absent) => {
    messages.editJson('en/offices.json', ({ items }) =>
      Object.assign(items[1], { latitude, longitude, country }),
    );
    const html = await renderers.map();
    for (const text of expected) expect(html).toContain(text);
    for (const text of absent) expect(html).not.toContain(text);
  },
);

test('the positions of offices fit the drawing', async () => {
  const { locateOffices, renderOfficePositions } = await import('@/lib/collections/officeMap');
  const cities = [
    { id: 'saigon', latitude: 10.78, longitude: 106.7 },
    { id: 'thu-duc', latitude: 10.85, longitude: 106.75 },
    { id: 'can-tho', latitude: 10.03, longitude: 105.78 },
    { id: 'tokyo', latitude: 35.7, longitude: 139.7 },
  ];
  expect(locateOffices(cities)).toEqual([
    { x: 330, y: 464, place: 'ho-chi-minh-city' },
    { x: 335, y: 462 },
    { x: 254, y: 472 },
    undefined,
  ]);
  const rules = renderOfficePositions(cities);
  expect(rules).toBe(
    '  [data-office="thu-duc"] { inset: 79.7% auto auto 26.2%; }\n  [data-office="can-tho"] { inset: 81.4% auto auto 19.8%; }\n',
  );
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
