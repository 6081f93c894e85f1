import { createPaletteSchema } from '@/lib/content/appearance/brandSchema';
import { getContrast } from '@/lib/content/appearance/contrast';

const schema = createPaletteSchema(
  ['paper', 'ink'],
  [{ colours: ['ink'], backgrounds: ['paper'], minimum: 4.5 }],
);
const paper = { light: '#fff', dark: '#000000' };
const ink = { light: '#123456', dark: '#cccccc' };

const invalid: [title: string, palette: unknown, path: string, message: string][] = [
  ['a word', { paper, ink: { ...ink, light: 'blue' } }, 'ink.light', 'colour'],
  ['five digits', { paper, ink: { ...ink, dark: '#12345' } }, 'ink.dark', 'colour'],
  [
    'a contrast just below the minimum',
    { paper, ink: { ...ink, light: '#777777' } },
    'ink.light',
    'contrast',
  ],
];

test.each(invalid)('%s is an error', (_, palette, path, message) => {
  const issues = schema.safeParse(palette).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

test.each([
  ['#777777', '#ffffff', 'darker'],
  ['#333333', '#000000', 'lighter'],
])('%s on %s should be %s', (front, back, direction) => {
  const { error } = schema.safeParse({ paper: { ...paper, light: back }, ink: { ...ink, light: front } });
  expect(error?.issues[0]).toMatchObject({ params: { remedy: { id: `correction.${direction}Colour` } } });
});

test('a missing colour and an unknown colour are errors', () => {
  expect(schema.safeParse({ paper }).success).toBe(false);
  expect(schema.safeParse({ paper, ink, fog: ink }).success).toBe(false);
});

test('contrast ratios are those of WCAG', () => {
  expect(getContrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
