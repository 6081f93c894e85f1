/** @jest-environment jsdom */
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewsletterForm } from '@/components/forms/NewsletterForm';

// The validation is loaded on demand, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const labels = new Proxy({}, { get: (_, name) => String(name) }) as Parameters<
  typeof NewsletterForm
>[0]['labels'];
const consent = { label: 'I agree', hint: '', version: 'v1' };

const getEmail = () => screen.getByRole('textbox', { name: 'email' });

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
