import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { removeNonBreakingSpaces } from 'line-breaks';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { contactValues, fillContactForm, submitContactForm } from '../contactForm';
import { getMessages, hydrate } from '../site';
import { siteServerOptions } from './siteServerOptions';

test.use(siteServerOptions);

const english = getMessages('en').contact;
const vietnamese = getMessages('vi').contact;

test.beforeEach(async ({ context }) => {
  await context.route(/openstreetmap/, (route) => route.fulfill({ body: '' }));
});

/** Waits until the draft is stored: the form is then controlled by its script. */
async function waitForDraft(page: Page) {
  await page.waitForFunction(() => localStorage.getItem('lead-draft') !== null);
}

test('an empty form lists missing fields; a complete form is stored', async ({ page }) => {
  const { form } = getMessages('zh').contact;
  await page.goto('/zh/contact/?kind=contact&about=service:erp');
  await expect(page.getByRole('heading', { name: form.title, exact: true })).toBeVisible();
  for (const { label, hint } of Object.values(form.consents)) {
    const box = page.getByRole('checkbox', { name: label, exact: true });
    await expect(box).toHaveAccessibleDescription(hint);
    await expect(box).not.toBeChecked();
  }
  const submit = page.getByRole('button', { name: form.submit, exact: true });
  await expect(submit).toHaveAccessibleDescription(form.notice.replace(/<.*?>/g, ''));

  await hydrate(page, 'contactForm');
  await submit.click();
  await expect(page.locator('#subject-error')).toHaveText(form.errors.subjectMissing);
  await expect(page.locator('#name-error')).toHaveText(form.errors.required.name);
  await expect(page.locator('#phone-error')).toHaveText(form.errors.required.phone);
  // A request for a call needs no message.
  await expect(page.locator('#message-error')).toHaveCount(0);
  for (const box of ['consent', 'transfer']) await expect(page.locator(`#${box}-error`)).toHaveCount(0);
  await expect(page.locator('#name')).toHaveAttribute('aria-describedby', /name-error/);
  const summary = page.getByRole('alert').filter({ hasText: form.errors.faulty });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([form.name, form.phone, form.subject]);
  await summary.getByRole('link', { name: form.phone }).click();
  await expect(page.locator('#phone')).toBeFocused();

  await fillContactForm(page);
  await waitForDraft(page);
  const answer = page.waitForResponse('**/api/leads');
  await submit.click();
  expect((await answer).status()).toBe(201);
  expect((await answer).request().postDataJSON()).toMatchObject({ about: 'service:erp' });
  await expect(page.locator('#form-status')).toContainText(form.success);
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toBeNull();
});

test('a retry after a failure stores the enquiry once', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.goto('/vi/contact/');
  await fillContactForm(page);
  await waitForDraft(page);
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.fulfill({ status: 500 }) : route.continue();
  });
  await submitContactForm(page);
  await expect(page.locator('#form-status')).toContainText(vietnamese.form.failure);
  await expect(page.locator('#message')).toHaveValue(contactValues.message);
  await expect(page.getByRole('link', { name: vietnamese.form.mail })).toHaveAttribute(
    'href',
    /^mailto:.*ERP/,
  );
  await submitContactForm(page);
  await expect(page.locator('#form-status')).toContainText(vietnamese.form.success);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('an enquiry contains the attribution and consent version', async ({ page }) => {
  await page.goto('/en/about/?utm_source=zalo&gclid=click', { referer: 'https://search.example/?q=erp' });
  await page.getByRole('banner').locator('a[href="/en/contact/"]').click();
  await page.waitForURL('/en/contact/');
  await fillContactForm(page);
  await page.locator('#transfer').check();
  await waitForDraft(page);
  const sent = page.waitForRequest('**/api/leads');
  await submitContactForm(page);
  const { label, hint } = english.form.consents.transfer;
  expect((await sent).postDataJSON()).toMatchObject({
    utm_source: 'zalo',
    referrer: 'search.example',
    landing: '/en/about/',
    transfer: 'true',
    transferVersion: createHash('sha256')
      .update(removeNonBreakingSpaces(`${label}\n${hint}`))
      .digest('hex'),
    consent: false,
  });
  expect((await sent).postData()).not.toContain('gclid');
  await expect(page.locator('#form-status')).toContainText(english.form.success);
});

test('a draft survives reload and language change, without consent', async ({ page }) => {
  await page.goto('/zh/contact/');
  const note = page.getByText(getMessages('zh').contact.form.draftKept);
  await expect(note).toBeHidden();
  await fillContactForm(page);
  await expect(note).toBeVisible();
  await page.locator('#consent').check();
  await waitForDraft(page);
  await page.reload();
  await expect(page.locator('#message')).toHaveValue(contactValues.message);
  await page.goto('/en/contact/');
  await expect(page.locator('#name')).toHaveValue(contactValues.name);
  await expect(page.locator('#subject')).toHaveValue('erp');
  await expect(page.locator('#consent')).not.toBeChecked();
});

test('link parameters select subject and trial without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const top = () => page.locator('#name').evaluate((field) => Math.round(field.getBoundingClientRect().top));
  await page.goto('/en/contact/?subject=%3Cscript%3E#enquiry');
  await expect(page.locator('#subject')).toHaveValue('');
  const topWithoutSubject = await top();
  await page.goto('/en/contact/?subject=ai-video&kind=trial#enquiry');
  await expect(page.locator('#subject')).toHaveValue('ai-video');
  await expect(page.getByRole('heading', { name: english.form.trialTitle, exact: true })).toBeVisible();
  await expect(page.locator('#name')).toBeInViewport();
  // Less than a line: the font of one of the visits may be late.
  expect(Math.abs((await top()) - topWithoutSubject)).toBeLessThan(8);
  await page.getByRole('button', { name: english.form.submitTrial }).click();
  // The industry and the description of the problem are optional.
  await expect(page.locator('#form-faults').getByRole('link')).toHaveText([
    english.form.name,
    english.form.email,
  ]);
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('sends a trial from the home page in four taps', async ({ page }) => {
    await page.goto('/zh/');
    await page.getByRole('main').locator('a[href*="kind=trial"]').first().tap();
    await page.locator('#name').tap();
    await page.locator('#name').fill('王伟');
    await page.locator('#phone').tap();
    await page.locator('#phone').fill('138 0013 8000');
    await page.locator('#email').fill('wang@example.com');
    const request = page.waitForRequest('**/api/leads');
    await page.locator('#enquiry form button[type="submit"]').tap();
    expect((await request).postDataJSON()).toMatchObject({
      kind: 'trial',
      subject: 'erp',
      phone: '138 0013 8000',
      email: 'wang@example.com',
      replyChannel: 'phone',
    });
    await expect(page.locator('#form-status')).toContainText(getMessages('zh').contact.form.success);
  });
});

test('a sent trial shows its number, the contact and what to prepare', async ({ page }) => {
  const { form, sent } = getMessages('zh').contact;
  await page.goto('/zh/contact/');
  await page.getByRole('radio', { name: form.kind.trial }).check();
  await page.locator('#name').fill('王伟');
  await page.locator('#phone').fill('138 0013 8001');
  await waitForDraft(page);
  await expect(page.getByText(sent.prepare)).toBeHidden();
  const response = page.waitForResponse('**/api/leads');
  await submitContactForm(page);
  const { number, hour } = (await (await response).json()) as Record<string, string>;
  const status = page.locator('#form-status');
  await expect(status).toContainText(`${number}`);
  await expect(status).toContainText(`${hour}`);
  await expect(status).toContainText('138 0013 8001');
  for (const heading of [sent.prepare, sent.messenger, sent.read])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const link of await page.locator('#enquiry a[href$=".xlsx"]').all())
    expect((await page.request.get(String(await link.getAttribute('href')))).status()).toBe(200);

  await page.getByRole('button', { name: form.correct }).click();
  await expect(page.locator('#phone')).toBeFocused();
  await page.reload();
  await hydrate(page, 'contactForm');
  await expect(page.locator('#phone')).toHaveValue('138 0013 8001');
  await page.locator('#phone').fill('138 0013 8000');
  const corrected = page.waitForRequest('**/api/leads');
  await submitContactForm(page);
  expect((await corrected).postDataJSON()).toMatchObject({ corrects: number, kind: 'trial', name: '王伟' });
  await expect(status).toContainText('138 0013 8000');
  await expect(status).toContainText(form.replaces.replace('{number}', String(number)));
});

test('the error summary has each message beside its link, and the first wrong field below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/vi/contact/');
  await page.locator('#phone').fill('0912 345 67');
  await waitForDraft(page);
  await submitContactForm(page);
  const summary = page.locator('#form-faults');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#name')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#phone-error')).toHaveText(vietnamese.form.errors.phoneInvalid);
  const items = summary.locator('li');
  await expect(items).toHaveCount(4);
  const offsets = await items.evaluateAll((all) => {
    // The bottom of an empty inline block is at the baseline of its line.
    const getBaseline = (element: Element) => {
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      element.prepend(probe);
      return probe.getBoundingClientRect().bottom;
    };
    return all.map((item) => {
      const [link = item, text = item] = item.children;
      const isBeside = text.getBoundingClientRect().left >= link.getBoundingClientRect().right;
      return isBeside ? Math.round(getBaseline(text) - getBaseline(link)) : undefined;
    });
  });
  expect(offsets).toEqual([0, 0, 0, 0]);
});

test('a sent question fits the narrowest screen and does not ask to prepare a trial', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/contact/');
  await fillContactForm(page);
  await page.locator('#email').fill('nguyen.van.thanh.purchasing@congty-thuongmai-saigon.example');
  await waitForDraft(page);
  await submitContactForm(page);
  await expect(page.getByRole('heading', { name: english.form.success })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('heading', { name: english.sent.read })).toBeVisible();
  await expect(page.getByText(english.sent.prepare)).toBeHidden();
});

test('the arrow keys choose the reply channel, which requires its field', async ({ page }) => {
  await page.goto('/en/contact/');
  await page.locator('#company').focus();
  await page.keyboard.press('Tab');
  const group = page.getByRole('group', { name: english.form.reply.label });
  await expect(group.getByRole('radio', { name: english.form.reply.email })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (const id of ['email', 'phone']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await submitContactForm(page);
  await page.locator('#form-faults').getByRole('link', { name: english.form.phone }).click();
  await expect(page.locator('#phone')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the heading follows the selected kind of enquiry', async ({ page }) => {
    const { title, trialTitle, kind } = vietnamese.form;
    await page.goto('/vi/contact/');
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.getByRole('radio', { name: kind.trial }).check();
    await expect(page.getByRole('heading', { name: trialTitle, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  });

  test('the form of an editor’s page is sent with its subject and campaign', async ({ page }) => {
    const formPage = loadCustomPages('vi').find(({ blocks }) => blocks?.some(({ type }) => type === 'form'));
    const form = formPage?.blocks?.find(({ type }) => type === 'form');
    test.skip(form?.type !== 'form', 'No page of an editor has a form.');
    await page.goto(`/vi/${formPage?.slug}/`);
    const { subject = '', campaign = '' } = form as { subject?: string; campaign?: string };
    await expect(page.locator('#subject')).toHaveValue(subject);
    await expect(page.locator('#enquiry [name="campaign"]')).toHaveValue(campaign);
    await fillContactForm(page);
    await submitContactForm(page);
    await expect(page).toHaveURL(/\/vi\/contact\/\?sent=contact/);
  });

  test('a posted enquiry returns a success message in its locale', async ({ page }) => {
    await page.goto('/vi/contact/');
    await fillContactForm(page);
    await submitContactForm(page);
    await expect(page).toHaveURL(/\/vi\/contact\/\?sent=contact/);
    await expect(page.locator('#form-sent')).toBeVisible();
    const receipt = page.locator('#form-sent');
    await expect(receipt).toContainText(vietnamese.form.success);
    await expect(receipt).toContainText(/Mã số của bạn là [0-9a-f]{8}\. .+ trước \d+:\d\d.* tháng /);
    await expect(receipt).toContainText(
      vietnamese.form.replyTo.email.replace('{contact}', contactValues.email),
    );
    await expect(receipt).not.toContainText(vietnamese.form.sentText);
    await expect(page.getByRole('heading', { name: vietnamese.sent.read })).toBeVisible();
    await expect(page.getByRole('heading', { name: vietnamese.sent.prepare })).toBeHidden();
    await expect(page.locator('#form-failed')).toBeHidden();
  });

  test('an enquiry posted again is stored once', async ({ page }) => {
    await page.goto('/vi/contact/');
    await fillContactForm(page);
    const readNumber = async () => {
      await submitContactForm(page);
      await page.waitForURL(/sent=contact/);
      return /[0-9a-f]{8}/.exec((await page.locator('#form-sent').textContent()) ?? '')?.[0];
    };
    const number = await readNumber();
    await page.goBack();
    await expect(page.locator('#message')).toHaveValue(contactValues.message);
    expect(await readNumber()).toBe(number);
    await page.goBack();
    await page.locator('#message').fill('Xin lỗi, tôi quên hỏi giá.');
    expect(await readNumber()).not.toBe(number);
  });

  test('a posted telephone number is stored without an email address', async ({ page }) => {
    await page.goto('/zh/contact/');
    const { form: labels } = getMessages('zh').contact;
    const getField = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.getByRole('radio', { name: labels.reply.email }).check();
    await expect(getField(labels.email)).toBeVisible();
    await expect(getField(labels.optional.replace('{label}', labels.phone))).toBeVisible();
    await page.getByRole('radio', { name: labels.reply.zalo }).check();
    await expect(getField(labels.optional.replace('{label}', labels.email))).toBeVisible();
    await page.locator('#name').fill('王伟');
    await page.locator('#phone').fill('0912 345 678');
    await page.getByRole('radio', { name: getMessages('zh').contact.form.kind.trial }).check();
    await submitContactForm(page);
    await expect(page).toHaveURL(/\/zh\/contact\/\?sent=trial/);
    const { form, sent } = getMessages('zh').contact;
    await expect(page.getByRole('heading', { name: sent.prepare })).toBeVisible();
    const receipt = page.locator('#form-sent');
    await expect(receipt.getByText(form.replyTo.zalo.replace('{contact}', '0912 345 678'))).toBeVisible();
    await expect(receipt.locator('p[data-channel]:visible')).toHaveCount(1);
    await expect(page.locator('#name')).toBeHidden();
    await page.getByRole('link', { name: form.another }).click();
    await expect(page.locator('#name')).toBeVisible();
    await expect(page.getByRole('heading', { name: sent.prepare })).toBeHidden();
  });

  test('a rejected enquiry is still in the form after Back', async ({ page }) => {
    await page.goto('/vi/contact/');
    await fillContactForm(page);
    await page.locator('#email').fill('an@');
    await submitContactForm(page);
    await expect(page.getByText(vietnamese.form.errors.emailInvalid)).toBeVisible();
    await expect(page.getByText(vietnamese.form.errors.phoneInvalid)).toBeHidden();
    await expect(page.locator('#form-failed')).toBeVisible();
    await expect(page.locator('#form-failed')).toContainText(vietnamese.form.failureBack);
    // The message advises to correct the form, not to try again later.
    await expect(page.locator('#form-failed')).not.toContainText(vietnamese.form.failure);
    await expect(page.locator('#form-failed')).not.toContainText(vietnamese.form.failureText);
    await page.goBack();
    await expect(page.locator('#message')).toHaveValue(contactValues.message);
  });
});
