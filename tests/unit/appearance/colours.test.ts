import { createPaletteSchema } from '@/lib/content/appearance/brandSchema';
import { colourDrawing, findUnknownColours, toDataUrl } from '@/lib/content/appearance/colourDrawing';
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

const palette = {
  ink: { light: '#123456', dark: '#fedcba' },
  lamp: { light: '#ff0000', dark: '#ff0000' },
};

const cases: { title: string; svg: string; coloured: string }[] = [
  {
    title: 'colours of a class in both schemes',
    svg: '<style>.a{fill:var(--ink)}</style>',
    coloured: '<style>.a{fill:#123456}@media(prefers-color-scheme:dark){.a{fill:#fedcba}}</style>',
  },
  {
    title: 'only the changing properties in the dark scheme',
    svg: '<style>.a{stroke:var(--ink);stroke-width:2}.b{opacity:.5}</style>',
    coloured:
      '<style>.a{stroke:#123456;stroke-width:2}.b{opacity:.5}@media(prefers-color-scheme:dark){.a{stroke:#fedcba}}</style>',
  },
  {
    title: 'later rules override earlier ones in both schemes',
    svg: '<style>.a{fill:var(--ink)}.b{fill:var(--lamp)}.c{fill:none}</style>',
    coloured:
      '<style>.a{fill:#123456}.b{fill:#ff0000}.c{fill:none}@media(prefers-color-scheme:dark){.a{fill:#fedcba}.b{fill:#ff0000}.c{fill:none}}</style>',
  },
  {
    title: 'no media query for colours that are the same in both schemes',
    svg: '<style>.a{fill:var(--lamp)}</style>',
    coloured: '<style>.a{fill:#ff0000}</style>',
  },
  {
    title: 'the media queries of the drawing, which have precedence',
    svg: '<style>.a{fill:var(--ink)}@media(prefers-color-scheme:dark){.a{fill:var(--ink-light)}}</style>',
    coloured:
      '<style>.a{fill:#123456}@media(prefers-color-scheme:dark){.a{fill:#fedcba}}@media(prefers-color-scheme:dark){.a{fill:#123456}}</style>',
  },
  {
    title: 'attributes in the light scheme, or in the scheme of the suffix',
    svg: '<path fill="var(--ink)" stroke="var(--ink-dark)"/>',
    coloured: '<path fill="#123456" stroke="#fedcba"/>',
  },
  {
    title: 'the colours of the palette instead of fallbacks',
    svg: '<style>.a{fill:var(--ink,#000)}</style><path fill="var(--ink, red)"/>',
    coloured:
      '<style>.a{fill:#123456}@media(prefers-color-scheme:dark){.a{fill:#fedcba}}</style><path fill="#123456"/>',
  },
  {
    title: 'unknown colours and inherited names unchanged',
    svg: '<path fill="var(--fog)" stroke="var(--constructor)"/>',
    coloured: '<path fill="var(--fog)" stroke="var(--constructor)"/>',
  },
];

test.each(cases)('$title', ({ svg, coloured }) => {
  expect(colourDrawing(svg, palette)).toBe(coloured);
});

test('finds colours that are not in the palette', () => {
  const svg = '<path fill="var(--ink)" color="var(--ink-dark)" stroke="var(--fog)"/>';
  expect([...findUnknownColours(svg, ['ink'])]).toEqual([{ offset: svg.indexOf('var(--fog'), name: 'fog' }]);
});

test.each([
  ['<path fill="#123"/>', '%3Cpath fill=%22%23123%22/%3E'],
  [`<text font-family="'A'"\n\tx="1%"/>`, "%3Ctext font-family=%22'A'%22%0A%09x=%221%25%22/%3E"],
])('encodes %s for CSS', (svg, encoded) => {
  expect(toDataUrl(svg)).toBe(`data:image/svg+xml,${encoded}`);
});
