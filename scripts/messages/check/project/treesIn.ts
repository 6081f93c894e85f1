import type { CopyUse } from './CopyUse';

/** `const { nav, site: brand } = loadMessages(locale).messages.common;` */
const PARTS = /\{([^{}]*)\} = [\w().]*\bmessages((?:\.\w+)+);/g;

/** `const { common, taxonomy } = loadMessages(locale).messages;` */
const NAMESPACES = /\{([^{}]*)\} = [\w().]*\bmessages;/g;

/** Keys one below the other: `.sections`, `[page].title`. The method at the end of `.sections.map(…)` is none. */
const KEYS = String.raw`((?:\.\w+(?![\w(])|\[\w+\])+)`;

/** Reads off the text of a file of code which texts it takes out of the messages by hand, with all that lies below. */
export function treesIn(code: string): CopyUse[] {
  const parts = [...code.matchAll(PARTS)].flatMap(([, names = '', path = '']) =>
    namesIn(names).map((name) => `${path}.${name}`),
  );
  const namespaces = [...code.matchAll(NAMESPACES)].flatMap(([, names = '']) => namesIn(names));
  const rest = code.replace(PARTS, '');
  const read = [
    ...[...rest.matchAll(new RegExp(`\\bmessages${KEYS}`, 'g'))].map(([, keys = '']) => keys),
    ...namespaces.flatMap((name) =>
      [...rest.matchAll(new RegExp(`\\b${name}${KEYS}`, 'g'))].map(([, keys = '']) => `.${name}${keys}`),
    ),
  ];
  return [...parts, ...read].map((path) => {
    const [namespace = '*', ...keys] = path
      .replace(/\[\w+\]/g, '.*')
      .slice(1)
      .split('.');
    return { namespace, key: [...keys, '**'].join('.'), as: 'tree', values: undefined };
  });
}

/** The names between the brackets of a declaration, before they are given others. */
function namesIn(declared: string): string[] {
  return declared.split(',').map((name) => name.replace(/:.*/s, '').trim());
}
