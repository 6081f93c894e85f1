/** @jest-environment node */
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('@/components/layout/LanguageHint', () => ({ LanguageHint: () => null }));
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

const nextStep = { path: '/', title: '', enquiry: {} };

const renderers = {
  header: async () => renderComponent((await import('@/components/layout/Navbar')).Navbar),
  'bottom bar': async () => renderComponent((await import('@/components/layout/BottomBar')).BottomBar),
  hero: async () => renderComponent((await import('@/components/home/Hero')).Hero),
  closing: async () =>
    renderComponent((await import('@/components/ui/TrialBand')).TrialBand, { page: 'about' }),
  'next step': async () => renderComponent((await import('@/components/ui/NextStep')).NextStep, nextStep),
  pricing: async () => renderComponent((await import('@/components/services/Pricing')).Pricing),
  form: async () =>
    renderComponent((await import('@/components/contact/ContactFormSection')).ContactFormSection),
};

/** The parts of pages that mention an offer, each with the offer and a string in its HTML. */
const parts: [keyof typeof renderers, offer: string, mark: string][] = [
  ['header', 'trial', 'kind=trial'],
  ['bottom bar', 'trial', 'kind=trial'],
  ['hero', 'trial', 'kind=trial'],
  ['closing', 'trial', 'kind=trial'],
  ['next step', 'trial', 'kind=trial'],
  ['pricing', 'trial', 'kind=trial'],
  ['form', 'trial', 'value="trial"'],
  ['form', 'newsletter', 'name="consent"'],
  ['form', 'transfer', 'name="transfer"'],
];

test.each(parts)('the %s shows the offer %s only if it is on', async (part, _, mark) => {
  expect(await renderers[part]()).toContain(mark);
});

test.each(parts)('the %s omits the offer %s if it is off', async (part, offer, mark) => {
  switchOff(offer);
  const html = await renderers[part]();
  expect(html).not.toContain(mark);
  // A button links to the form instead, and the form remains.
  expect(html).toMatch(/\/en\/contact\/|name="message"/);
});

test('the form still posts its kind without a trial', async () => {
  switchOff('trial');
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

test('structured data has no offer without a trial', async () => {
  switchOff('trial');
  const { createPageGraph } = await import('@/lib/content/structuredData/createPageGraph');
  expect(JSON.stringify(createPageGraph('services', 'en'))).not.toMatch(/SoftwareApplication|Offer/);
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
  const { loadMessages } = await import('@/lib/content/messages/loadMessages');
  const { loadEntries } = await import('@/lib/content/entries/loadEntries');
  expect(loadMessages('en').messages.contact.meta.title.replaceAll('\u00a0', ' ')).toBe(title);
  expect(loadEntries('faq.json', 'en').map(({ question }) => question.replaceAll('\u00a0', ' '))).toEqual(
    questions,
  );
});
