import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** An HTML element among the props: a text in another language, or one with a link. */
type PackedElement = { $element: string; key: string | null; props: unknown };

/**
 * The props of a client component as plain data, which JSON can carry to the browser. React elements may stand in them
 * as long as they are HTML elements; throws where one is a component, and for functions.
 */
export function packProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packProps);
  if (isValidElement<{ children?: ReactNode }>(value)) {
    if (value.type === Fragment) return packProps(value.props.children);
    if (typeof value.type !== 'string') throw new Error("an island's props can hold HTML elements only");
    return { $element: value.type, key: value.key, props: packProps(value.props) };
  }
  if (typeof value === 'function') throw new Error("an island's props can hold no functions");
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, packProps(inner)]));
}

/** The props that were packed. */
export function unpackProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackProps);
  if (typeof value !== 'object' || value === null) return value;
  if ('$element' in value) {
    const { $element, key, props } = value as PackedElement;
    return createElement($element, { ...(unpackProps(props) as object), key });
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpackProps(inner)]));
}
