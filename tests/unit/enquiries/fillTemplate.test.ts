import { fillTemplate } from '@/server/enquiries/service';

test('does not replace placeholders inside values', () => {
  expect(fillTemplate('{name}: {text}', { name: '{text}', text: '$& {name}' })).toBe('{text}: $& {name}');
});

test('throws for a placeholder without a value', () => {
  expect(() => fillTemplate('{nmae}', { name: 'A' })).toThrow('{nmae}');
});
