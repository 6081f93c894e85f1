/** @jest-environment jsdom */

import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/forms/ContactForm';
import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { type ContactFormProps, readDraft, saveDraft } from '@/components/forms/useContactForm';
import { STORED_DRAFT } from '@/lib/browser/protocol';
import { formFields } from '@/lib/enquiry/fields';
import { maxQuantities } from '@/lib/pricing/priceItems';
import { quotationLabels } from '../../helpers/quotationLabels';

/** Each label without a placeholder is its name, so that no label can be missing. */
const templates: Record<string, unknown> = {
  optional: '{label} (optional)',
  about: 'About: {title}',
  receipt: '{number} by {hour} on {day}',
  replyTo: { phone: 'phone {contact}', zalo: 'Zalo {contact}', email: 'email {contact}' },
  replaces: 'replaces {number}',
  required: { name: 'enter a name', email: 'enter an email address', message: 'enter a message' },
};
const labels = new Proxy(templates, {
  get: (_, name: string) => templates[name] ?? name,
}) as unknown as ContactFormProps['labels'];
const quotationFormat: ContactFormProps['quotationFormat'] = {
  locale: 'en',
  pageUrl: 'https://site.example/en/services/#pricing',
  prices: {
    fractionDigits: 0,
    perMonth: { ...maxQuantities, users: 1000 },
    day: 9000,
    days: { ...maxQuantities, project: 10, users: 1 },
  },
  exchangeRate: 100,
  labels: quotationLabels,
};
const consent = { label: 'I agree', hint: '', version: 'v1' };

const props: ContactFormProps = {
  locale: 'en',
  subjects: [{ id: 'erp', label: 'ERP' }],
  replyChannels: [
    { id: 'email', label: 'byEmail' },
    { id: 'phone', label: 'byPhone' },
    { id: 'zalo', label: 'byZalo' },
  ],
  aboutTitles: { 'case:bac-ninh': 'Bac Ninh' },
  channels: { mail: 'mailto:a@b.example', call: 'tel:1', zalo: '#', wechat: '#' },
  consents: { information: consent, transfer: consent },
  notice: '',
  quotationFormat,
  labels,
};

// The validation is loaded on demand, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

/** Fills in a field at once, which takes a fraction of the time of typing. */
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/en/contact/');
});

test('is filled with the presets of its page', async () => {
  const values = { subject: '', name: 'An' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  const { container } = render(<ContactForm {...props} preset={{ subject: 'erp', campaign: 'fair' }} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  expect(screen.getByLabelText('subject')).toHaveValue('erp');
  expect(container.querySelector('[name="campaign"]')).toHaveValue('fair');
});

test('sends the idempotency key of the draft', async () => {
  const values = { name: 'An', subject: 'erp', email: 'an@example.com', message: 'Hello' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  const fetchMock = jest.fn(async () => ({ status: 201, ok: true, json: async () => ({ id: '1' }) }));
  Object.assign(global, { fetch: fetchMock });
  render(<ContactForm {...props} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  await press('submit');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  const headers = expect.objectContaining({ 'Idempotency-Key': 'k' });
  expect(fetchMock).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ headers }));
});

test('keeps the subject of the draft on a page with a preset', async () => {
  const values = { subject: 'other', campaign: 'letter' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  const subjects = [...props.subjects, { id: 'other', label: 'Other' }];
  const preset = { subject: 'erp', campaign: 'fair' };
  const { container } = render(<ContactForm {...props} subjects={subjects} preset={preset} />);
  await waitFor(() => expect(screen.getByLabelText('subject')).toHaveValue('other'));
  expect(container.querySelector('[name="campaign"]')).toHaveValue('fair');
});

const event = { dates: ['Monday', 'Friday'], address: 'Floor 1', languages: ['Vietnamese'], people: 8 };

const registration = { eventDate: 'Friday', eventLanguage: 'Vietnamese', people: '3' };

/** Renders the form with the draft of a registration. Returns a function that returns what was sent. */
async function renderWithRegistration(changes: Partial<typeof event> | undefined) {
  const values = { name: 'An', subject: 'erp', email: 'an@example.com', message: 'Hello', ...registration };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  let sent: Record<string, unknown> = {};
  global.fetch = async (_url, init) => {
    sent = JSON.parse(String(init?.body));
    return { status: 201, ok: true, json: async () => ({ id: '1' }) } as Response;
  };
  const formEvent = changes && { ...event, ...changes };
  const preset = formEvent && { eventDate: formEvent.dates[0], eventLanguage: 'Vietnamese', people: '1' };
  render(<ContactForm {...props} event={formEvent} preset={preset} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  return () => sent;
}

test('sends a registration from the draft with the form of its event', async () => {
  const getSent = await renderWithRegistration({});
  await press('submit');
  await waitFor(() => expect(getSent()).toMatchObject(registration));
});

test('keeps a registration in the draft of a form without an event, and does not send it', async () => {
  const getSent = await renderWithRegistration(undefined);
  fill('name', 'Anh');
  expect(readDraft()?.values).toMatchObject({ name: 'Anh', ...registration });
  await press('submit');
  await waitFor(() => expect(getSent()).toMatchObject({ name: 'Anh' }));
  for (const name of Object.keys(registration)) expect(getSent()).not.toHaveProperty(name);
});

test('a date that the event does not offer is chosen again', async () => {
  const getSent = await renderWithRegistration({ dates: ['Tuesday', 'Sunday'] });
  const date = screen.getByLabelText('eventDate');
  expect(date).toHaveProperty('value', '');
  await press('submit');
  await waitFor(() => expect(date).toBeInvalid());
  expect(getSent()).toEqual({});
  fill('eventDate', 'Sunday');
  await press('submit');
  await waitFor(() => expect(getSent()).toMatchObject({ ...registration, eventDate: 'Sunday' }));
});

// A browser returns an empty value for a text in a number field.
test.each(['', '0', '-3', '1.5', '1e2', '9', '1000'])(
  'refuses "%s" as number of at most 8 people',
  async (people) => {
    const getSent = await renderWithRegistration({});
    fill('people', people);
    await press('submit');
    await waitFor(() => expect(screen.getByLabelText('people')).toBeInvalid());
    expect(screen.getByLabelText('people')).toHaveAccessibleDescription(/peopleInvalid/);
    expect(getSent()).toEqual({});
  },
);

test.each(['unknown', 'name.first', '__proto__.x'])('ignores "%s" in a draft', async (name) => {
  const values = { name: 'An', [name]: 'x' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  render(<ContactForm {...props} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  expect(readDraft()?.values).toEqual(expect.not.objectContaining({ [name]: 'x' }));
});

test('ignores the reply channel of a draft that the form does not offer', async () => {
  const values = { name: 'An', replyChannel: 'fax' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  render(<ContactForm {...props} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  expect(screen.getByLabelText('byEmail')).toBeChecked();
});

test('keeps a choice that the page has filled in on another page', async () => {
  const values = { name: 'An', subject: 'erp' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  render(<ContactForm {...props} preset={{ subject: 'erp' }} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  fill('name', 'Anh');
  expect(readDraft()?.values).toMatchObject({ name: 'Anh', subject: 'erp' });
});

test('saves a draft without the presets of its page', async () => {
  render(<ContactForm {...props} preset={{ message: 'Registration', campaign: 'day' }} />);
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'An' } });
  const { name, message, campaign } = readDraft()?.values ?? {};
  expect({ name, message, campaign }).toEqual({ name: 'An', message: undefined, campaign: undefined });
});

test('removes the about of the draft if the URL has an empty one', async () => {
  const values = { name: 'An', about: 'case:bac-ninh' };
  localStorage.setItem('lead-draft', JSON.stringify({ values, idempotencyKey: 'k' }));
  history.replaceState(undefined, '', '/en/contact/?about=');
  const { container } = render(<ContactForm {...props} />);
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue('An'));
  expect(container.querySelector<HTMLInputElement>('input[name="about"]')?.value).toBe('');
});

test('adds the quotation of the URL to the message once', async () => {
  history.replaceState(undefined, '', '/en/contact/?subject=erp&users=3&videos=-5');
  const first = render(<ContactForm {...props} />);
  const message = await screen.findByLabelText('message');
  expect(message).toHaveValue(`Estimate
Users: 3 × 1,000 × 12 = 36,000
Project: 13 days × 9,000 = 117,000
First: 153,000 (≈ CNY 1,530)
Later: 36,000 (≈ CNY 360)
Three: 225,000 (≈ CNY 2,250)
https://site.example/en/services/?users=3#pricing`);
  expect(location.search).toBe('?subject=erp');
  await userEvent.clear(message);
  await userEvent.type(message, 'Hello');
  first.unmount();
  render(<ContactForm {...props} />);
  await waitFor(() => expect(screen.getByLabelText('message')).toHaveValue('Hello'));
});

test('a further enquiry keeps the about and focuses the form', async () => {
  history.replaceState(undefined, '', '/en/contact/?about=case:bac-ninh');
  global.fetch = async () => ({ status: 201, ok: true, json: async () => ({ id: '1' }) }) as Response;
  const { container } = render(<ContactForm {...props} />);
  for (const name of ['name', 'message']) fill(name, 'An');
  fill(/^email/, 'an@example.com');
  await userEvent.selectOptions(screen.getByLabelText('subject'), 'erp');
  await press('submit');
  await userEvent.click(await screen.findByText('another'));
  expect(screen.getByLabelText('name')).toHaveFocus();
  expect(screen.getByLabelText('name')).toHaveValue('');
  expect(container.querySelector<HTMLInputElement>('input[name="about"]')?.value).toBe('case:bac-ninh');
  expect(localStorage).toHaveLength(0);
});

test('shows an email address with special characters as typed', async () => {
  const receipt = { id: '1', number: '1a2b3c4d', hour: '10:30', day: 'Monday' };
  global.fetch = async () => ({ status: 201, ok: true, json: async () => receipt }) as Response;
  render(<ContactForm {...props} />);
  await choose('kindTrial');
  fill('name', 'An');
  fill(/^email/, 'a$&b@example.com');
  await press('submitTrial');
  expect(await screen.findByText('email a$&b@example.com')).toBeVisible();
});

test('shows the general reply time if the endpoint returns only an id', async () => {
  global.fetch = async () => ({ status: 201, ok: true, json: async () => ({ id: '1' }) }) as Response;
  render(<ContactForm {...props} />);
  await choose('kindTrial');
  fill('name', 'An');
  fill(/^email/, 'an@example.com');
  await press('submitTrial');
  expect(await screen.findByRole('status')).toHaveTextContent('sentText');
});

test.each([
  ['an email', 'byEmail', 'email'],
  ['a call', 'byPhone', 'phone'],
  ['Zalo', 'byZalo', 'phone'],
])('a reply by %s requires one contact and sends both', async (_, channel, required) => {
  let sent: unknown;
  global.fetch = async (_url, init) => {
    sent = JSON.parse(String(init?.body));
    return { status: 201, ok: true, json: async () => ({ id: '1' }) } as Response;
  };
  const { container } = render(<ContactForm {...props} />);
  const contacts = { email: 'an@example.com', phone: '0912345678' };
  const optional = required === 'email' ? 'phone' : 'email';
  await choose('kindTrial');
  fill('name', 'An');
  await choose(channel);
  fill(new RegExp(`^${optional}`), contacts[optional]);
  await press('submitTrial');
  await waitFor(() => expect(container.querySelector(`#${required}-error`)).not.toBeNull());
  expect(container.querySelector(`#${optional}-error`)).toBeNull();
  expect(container.querySelector(`#${required}`)).toBeRequired();
  expect(container.querySelector(`#${optional}`)).not.toBeRequired();
  fill(new RegExp(`^${required}`), contacts[required as 'email']);
  await press('submitTrial');
  await screen.findByRole('status');
  expect(sent).toMatchObject({ ...contacts, kind: 'trial', subject: 'erp' });
});

test('keeps both contacts when the channel changes', async () => {
  render(<ContactForm {...props} />);
  for (const [label, kind] of [
    [/^email/, 'email'],
    [/^phone/, 'tel'],
  ] as const)
    for (const attribute of ['type', 'inputmode', 'autocomplete'])
      expect(screen.getByLabelText(label)).toHaveAttribute(attribute, kind);
  fill(/^email/, 'an@example.com');
  fill(/^phone/, '0912345678');
  for (const channel of ['byZalo', 'byEmail', 'byPhone']) {
    await choose(channel);
    expect(screen.getByLabelText(/^email/)).toHaveValue('an@example.com');
    expect(screen.getByLabelText(/^phone/)).toHaveValue('0912345678');
  }
});

test.each(['hasOwnProperty', '__proto__', 'constructor', 'case:unknown'])(
  'shows no title for an unknown about: %s',
  async (about) => {
    history.replaceState(undefined, '', `/en/contact/?about=${about}`);
    const { container } = render(<ContactForm {...props} />);
    const input = container.querySelector<HTMLInputElement>('input[name="about"]');
    await waitFor(() => expect(input?.value).toBe(about));
    expect(screen.queryByText(/^About:/)).toBeNull();
  },
);

test('has the fields of an event only for an event', () => {
  render(<ContactForm {...props} />);
  expect(screen.queryByLabelText('eventDate')).toBeNull();
});

test('has an input with a label for each field of the form', () => {
  const { container } = render(<ContactForm {...props} event={event} />);
  const inputs = [...container.querySelectorAll('form [name]')].map((input) => input.getAttribute('name'));
  expect(inputs.filter((name) => (formFields as (string | null)[]).includes(name))).toEqual(formFields);
  for (const name of formFields) {
    expect(container.querySelector(`label[for="${name}"]`)?.textContent).toContain(name);
  }
});

test('the newsletter shows a failure if the server rejects a hidden field', async () => {
  const body = { errors: { website: 'tooLong' } };
  globalThis.fetch = async () => ({ status: 422, json: async () => body }) as Response;
  const newsletterLabels = labels as unknown as Parameters<typeof NewsletterForm>[0]['labels'];
  render(<NewsletterForm locale="en" labels={newsletterLabels} consent={consent} notice="" />);
  const email = screen.getByRole('textbox', { name: 'email' });
  await userEvent.type(email, 'an@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('failure'));
  expect(email).toHaveValue('an@example.com');
  expect(document.activeElement).not.toHaveAttribute('name', 'website');
});

test('returns the saved draft until it is deleted', () => {
  const draft = { values: { name: 'An' }, idempotencyKey: 'key' };
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
  saveDraft(undefined);
  expect(readDraft()).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '5',
  '{"values":{}}',
  '{"values":null,"idempotencyKey":"key"}',
  '{"values":{},"idempotencyKey":5}',
  // `fetch` rejects a header with these keys.
  '{"values":{},"idempotencyKey":"密钥"}',
  '{"values":{},"idempotencyKey":"two\\nlines"}',
])('ignores the stored value %j', (value) => {
  localStorage.setItem(STORED_DRAFT, value);
  expect(readDraft()).toBeUndefined();
});
