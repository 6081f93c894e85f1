import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A React element as JSON data, such as a text in another language or a text with a link. */
type PackedElement = { $element: string; key: string | null; props: unknown };

/**
 * Converts the props of a client component to JSON data. React elements are allowed if they are HTML elements; throws
 * for components and functions.
 */
export function packProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packProps);
  if (isValidElement<{ children?: ReactNode }>(value)) {
    if (value.type === Fragment) return packProps(value.props.children);
    if (typeof value.type !== 'string')
      throw new Error("an island's props may contain HTML elements only, not components");
    return { $element: value.type, key: value.key, props: packProps(value.props) };
  }
  if (typeof value === 'function') throw new Error("an island's props must not contain functions");
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, packProps(child)]));
}

/** Restores packed props. */
export function unpackProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackProps);
  if (typeof value !== 'object' || value === null) return value;
  if ('$element' in value) {
    const { $element, key, props } = value as PackedElement;
    const { children = [], ...attributes } = unpackProps(props) as { children?: ReactNode };
    // Separate arguments, because React expects keys in an array of children.
    const nodes = Array.isArray(children) ? children : [children];
    return createElement($element, key === null ? attributes : { ...attributes, key }, ...nodes);
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, unpackProps(child)]));
}
