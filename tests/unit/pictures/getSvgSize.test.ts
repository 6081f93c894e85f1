import { getSvgSize } from '@/lib/content/pictures/svg';

const createSvg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

test.each([
  ['0 0 9 6', 9, 6],
  ['0,0,9,6', 9, 6],
  ['0, 0 , 9 ,6', 9, 6],
  [' 0  0\t9\n6 ', 9, 6],
  ['+0 -0 +9 +6.0', 9, 6],
  ['-.5 .5 .9e1 60E-1', 9, 6],
  ['0 0 9e+3 .5', 9000, 0.5],
  ['&#48; 0 9 6', 9, 6],
])('reads the viewBox "%s"', (viewBox, width, height) => {
  expect(getSvgSize(createSvg(`viewBox="${viewBox}"`))).toEqual({ width, height });
  expect(getSvgSize(createSvg(`viewBox = '${viewBox}'`))).toEqual({ width, height });
});

test.each(['', 'none', '0 0 9', '0 0 9 6 1', ',0 0 9 6', '0 0 9 6,', '0 0 9px 6'])(
  'rejects the viewBox "%s"',
  (viewBox) => {
    expect(() => getSvgSize(createSvg(`viewBox="${viewBox}"`))).toThrow('viewBox');
  },
);

test.each(['0 0 0 6', '0 0 9 -6', '0 0 1e400 6', '0 0 Infinity 6', '0;0;9;6'])(
  'rejects the size "%s"',
  (viewBox) => {
    expect(() => getSvgSize(createSvg(`viewBox="${viewBox}"`))).toThrow('viewBox');
  },
);

test('uses only the viewBox of the root', () => {
  const inner = `<!-- <svg viewBox="0 0 1 1"> -->${createSvg('data-viewBox="0 0 2 2" aria-label="a > b" viewBox="0 0 9 6"')}`;
  expect(getSvgSize(inner)).toEqual({ width: 9, height: 6 });
  expect(() => getSvgSize(createSvg('viewbox="0 0 9 6"'))).toThrow('viewBox');
});

test.each([
  [
    'a size in single quotation marks',
    `<svg xmlns="u" width='90mm' height = "60mm" viewBox="0 0 9 6"><g/></svg>`,
  ],
  ['a comment before it', '<!-- <svg> --><svg xmlns="u" viewBox="0 0 9 6"><g/></svg>'],
  ['a > in an attribute', '<svg xmlns="u" aria-label="a > b" viewBox="0 0 9 6"><g/></svg>'],
  ['a prefix', '<s:svg xmlns:s="u" viewBox="0 0 9 6"><g/></s:svg>'],
])('reads the size of a drawing with %s', (_, file) => {
  expect(getSvgSize(file)).toEqual({ width: 9, height: 6 });
});
