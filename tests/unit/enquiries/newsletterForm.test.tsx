import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '@/components/forms/NewsletterForm';

const labels = new Proxy({}, { get: (_, name) => String(name) }) as Parameters<
  typeof NewsletterForm
>[0]['labels'];
const consent = { label: 'I agree', hint: '', version: 'v1' };

/** Waits until the form has validated its fields. */
const waitForValidation = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

/** Submits the form without an email address, and presses the checkbox before the validation has finished. */
async function pressDuringValidation(): Promise<HTMLElement> {
  render(<NewsletterForm locale="zh" labels={labels} consent={consent} notice="" />);
  const box = screen.getByRole('checkbox');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.pointerDown(box);
  await waitForValidation();
  return box;
}

const getEmail = () => screen.getByRole('textbox', { name: 'email' });

test('waits for the click of a press before it shows errors', async () => {
  const box = await pressDuringValidation();
  expect(screen.queryByText('required')).toBeNull();
  fireEvent.pointerUp(box);
  fireEvent.click(box);
  await waitFor(() => expect(getEmail().getAttribute('aria-describedby')).toBe('newsletter-email-error'));
  expect(document.activeElement).toBe(getEmail());
  expect(box).toHaveProperty('checked', true);
});

test.each(['pointercancel', 'contextmenu', 'pointerup'])(
  'shows errors after %s without a click',
  async (type) => {
    const box = await pressDuringValidation();
    expect(screen.queryByText('required')).toBeNull();
    fireEvent(box, new Event(type, { bubbles: true }));
    await waitFor(() => expect(screen.getByText('required')).toBeTruthy());
  },
);

test('shows a failure if the server rejects a hidden field', async () => {
  const body = { errors: { website: 'tooLong' } };
  globalThis.fetch = jest.fn().mockResolvedValue({ status: 422, json: async () => body });
  render(<NewsletterForm locale="en" labels={labels} consent={consent} notice="" />);
  fireEvent.change(getEmail(), { target: { value: 'an@example.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('failure'));
  expect(getEmail()).toHaveProperty('value', 'an@example.com');
  expect(document.activeElement).not.toHaveProperty('name', 'website');
});
