/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { packProps, unpackProps } from '../islandProps';

/** Packs props, serializes them as JSON and unpacks them. */
function packAndUnpack(props: unknown): unknown {
  return unpackProps(JSON.parse(JSON.stringify(packProps(props))));
}

function Component({ children }: { children?: ReactNode }) {
  return <p>{children}</p>;
}

test('keeps plain data', () => {
  const props = { text: 'Kho & vận', list: [1, null, true, { a: [] }], nested: { value: '' } };
  expect(packAndUnpack(props)).toEqual(props);
});

test.each<{ description: string; element: ReactNode }>([
  { description: 'a text in another language', element: <span lang="en">Warehouse</span> },
  {
    description: 'a text with a link',
    element: (
      <span>
        Read our <a href="/en/privacy/">policy</a>, <b>please</b>.
      </span>
    ),
  },
  {
    description: 'a fragment',
    element: (
      <>
        Read <a href="/en/privacy/">this</a>
      </>
    ),
  },
])('keeps $description', ({ element }) => {
  const { label } = packAndUnpack({ label: element }) as { label: ReactNode };
  expect(render(<p>{label}</p>).container.innerHTML).toBe(render(<p>{element}</p>).container.innerHTML);
});

test('keeps the keys of elements', () => {
  const unpacked = packAndUnpack([<li key="a">A</li>]) as { key: string }[];
  expect(unpacked[0]?.key).toBe('a');
});

test.each([
  ['a component', <Component key="a" />, /HTML elements only/],
  ['a component inside an element', <p key="a">{<Component />}</p>, /HTML elements only/],
  ['a component inside a list', [{ label: <Component key="a" /> }], /HTML elements only/],
  ['a function', () => {}, /not contain functions/],
  ['an event handler', <button key="a" type="button" onClick={() => {}} />, /not contain functions/],
])('rejects %s', (_, value, message) => {
  expect(() => packProps({ value })).toThrow(message);
});
