/** @jest-environment node */
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { type Locale, locales } from '@/lib/shared/i18n/locales';

const pricingIn = (locale: Locale) => loadMessages(locale).messages.services.pricing;
const exampleIn = (locale: Locale) => pricingIn(locale).example;

describe.each(locales)('the sample quotation in %s', (locale) => {
  const example = exampleIn(locale);
  const { first, later, ...lines } = example.rows;
  const sums = Object.values(lines).map(({ amount }) => amountOf(amount));

  test.each(Object.entries(lines))('%s: the amount is the product of its inputs', (_, line) => {
    const inputs = numbersIn(line.calculation);
    expect(inputs.length).toBeGreaterThan(1);
    expect(amountOf(line.amount)).toBe(inputs.reduce((product, input) => product * input, 1));
  });

  test('the first year is the sum of its lines, each further year has no implementation', () => {
    expect(amountOf(first.amount)).toBe(sums.reduce((sum, amount) => sum + amount, 0));
    expect(amountOf(later.amount)).toBe(amountOf(first.amount) - amountOf(lines.project.amount));
  });

  test('what moves the price follows from the inputs', () => {
    const [users = 0, perUser = 0, months = 0] = numbersIn(lines.users.calculation);
    const [connections = 0] = numbersIn(lines.connections.calculation);
    expect(numbersIn(example.title)).toEqual([users]);
    const [more = 0, forUsers, forConnection] = numbersIn(example.moves);
    expect(forUsers).toBe(more * perUser * months);
    expect(forConnection).toBe(amountOf(lines.connections.amount) / connections);
  });

  test('the price above it, and the answer to what it costs, name the same price for a user', () => {
    const [, perUser] = numbersIn(lines.users.calculation);
    const cost = loadEntities('faq.json', locale).find(({ id }) => id === 'what-does-it-cost');
    expect(amountOf(pricingIn(locale).from.price)).toBe(perUser);
    expect(numbersIn(cost?.answer ?? '')).toContain(perUser);
  });

  test('the inputs are those of the English example', () => {
    const inputsOf = ({ rows, moves }: typeof example) =>
      [...Object.values(rows).map(({ calculation }) => calculation), moves].map(numbersIn);
    expect(inputsOf(example)).toEqual(inputsOf(exampleIn('en')));
  });
});

/** Numbers as the languages write them, thousands by comma or point: `480,000`, `480.000`. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:[.,]\d{3})*/g) ?? []).map((number) => Number(number.replace(/[.,]/g, '')));
}

function amountOf(text: string): number {
  const [amount, ...others] = numbersIn(text);
  expect(others).toEqual([]);
  return amount ?? Number.NaN;
}
