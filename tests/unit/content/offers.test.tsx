import { faq as faqCollection } from '@/lib/collections/faq';
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('next/navigation', () => ({ usePathname: () => '/en/services/erp/' }));
jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));

const messages = setUpMessagesCopy();

function switchOff(offer: string): void {
  messages.editJson('facts.json', ({ offers }) => {
    offers[offer] = false;
  });
}

const renderers = {
  hero: async () => renderComponent((await import('@/components/home/Hero')).Hero),
  closing: async () =>
    renderComponent((await import('@/components/layout/ClosingBand')).ClosingBand, { page: 'about' }),
  'closing of an entry': async () =>
    renderComponent((await import('@/components/layout/ClosingBand')).ClosingBand, {
      enquiry: { subject: 'erp' },
    }),
  form: async () =>
    renderComponent((await import('@/components/contact/ContactFormSection')).ContactFormSection),
};

/** The parts of pages that mention an offer, each with a string in its HTML. */
const parts: [keyof typeof renderers, mark: string][] = [
  ['hero', 'kind=trial'],
  ['closing', 'kind=trial'],
  ['closing of an entry', 'kind=trial'],
  ['form', 'value="trial"'],
  ['form', 'name="consent"'],
  ['form', 'name="transfer"'],
];

test('pages mention an offer that is on', async () => {
  for (const [part, mark] of parts) expect(await renderers[part]()).toContain(mark);
});

test('pages omit offers that are off', async () => {
  for (const offer of ['trial', 'newsletter', 'transfer']) switchOff(offer);
  for (const [part, mark] of parts) {
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
