/** @jest-environment node */
import { fillTemplate } from '@/server/mail/fillTemplate';
import { loadMailTexts, type MailTexts } from '@/server/mail/loadMailTexts';

test('the mails of every language have the same places to fill in', () => {
  const { en, zh, vi } = loadMailTexts();
  const places = ({ sales, confirmation, welcome }: MailTexts) =>
    [sales.subject, confirmation.subject, confirmation.body, welcome.subject, welcome.body].map((text) =>
      (text.match(/\{\w+\}/g) ?? []).sort(),
    );
  expect(places(zh)).toEqual(places(en));
  expect(places(vi)).toEqual(places(en));
});

test('a text in a value is never taken for a place', () => {
  expect(fillTemplate('{name}: {text}', { name: '{text}', text: '$& {name}' })).toBe('{text}: $& {name}');
});

test('a place without a value is an error', () => {
  expect(() => fillTemplate('{nmae}', { name: 'A' })).toThrow('{nmae}');
});
