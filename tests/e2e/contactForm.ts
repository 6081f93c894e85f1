import type { Page, Request } from '@playwright/test';

/** Valid values of the contact form. */
export const contactValues = {
  name: 'Nguyễn Văn An',
  email: 'an@example.com',
  subject: 'erp',
  message: 'Chúng tôi cần ERP.',
};

/** Fills in the contact form with valid values, and chooses an answer by email. */
export async function fillContactForm(page: Page): Promise<void> {
  await page.locator('#name').fill(contactValues.name);
  await page.locator('input[name="replyChannel"][value="email"]').check();
  await page.locator('#email').fill(contactValues.email);
  await page.locator('#subject').selectOption(contactValues.subject);
  await page.locator('#message').fill(contactValues.message);
}

/** Sends the contact form. */
export const submitContactForm = (page: Page) => page.locator('#enquiry form button[type="submit"]').click();

/** Accepts all enquiries without a server. Returns the list of their requests, which grows. */
export async function acceptEnquiries(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/leads', async (route) => {
    requests.push(route.request());
    await route.fulfill({ status: 201, json: { id: 'a' } });
  });
  return requests;
}
