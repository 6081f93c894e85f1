import { pages } from '@/lib/shared/i18n/paths';

/** A place in the code that asks for a text of the page copy. */
export type MessageUse = {
  /** `*` where the code decides at run time. */
  namespace: string;
  /** The key; `*` stands for one part that is known only at run time, `.**` for whatever lies below. */
  key: string;
  /**
   * `format`: arguments are filled in. `raw`: a script of the page fills them in by itself. `tree`: taken with all that
   * lies below, and shown as it stands.
   */
  as: 'format' | 'raw' | 'tree';
};

/**
 * `getTranslator('home')`, `getTranslations({ locale, namespace: 'home' })`, `getTranslator(page satisfies 'home' | 'about')`; no name
 * where the code decides at run time and does not say between which.
 */
const NAMESPACE =
  /\bget(?:Translator|Translations)\((?:'(\w+)'|\{[^}]*namespace: '(\w+)'|\s*\w+ satisfies\s([\w'|<,>\s]+))?/g;

/** What holds the copy of a file's one namespace. That of any further one has its name: `common('nav.home')`. */
const COPY = ['copy', 't'];

/** `const { nav, site: brand } = loadMessages(locale).messages.common;` */
const PARTS = /\{([^{}]*)\} = [\w().]*\bmessages((?:\.\w+)+);/g;

/** `const { common, taxonomy } = loadMessages(locale).messages;` */
const NAMESPACES = /\{([^{}]*)\} = [\w().]*\bmessages;/g;

/** Keys one below the other: `.sections`, `[page].title`. The method at the end of `.sections.map(…)` is none. */
const KEYS = String.raw`((?:\.\w+(?![\w(])|\[\w+\])+)`;

/** Reads off the text of a file of code which texts of the page copy it asks for. */
export function findMessageUses(code: string): MessageUse[] {
  return [...findCalls(code), ...findTrees(code)];
}

/** What `copy.head('key')` takes of a section. */
const headParts = ['label', 'title', 'lead'];

/** What it asks for by keys: `copy('key'`, `common.text('key'`, `copy.rich('key'`, `copy.raw('key'`, `copy.head('key'`. */
function findCalls(code: string): MessageUse[] {
  const namespaces = [...code.matchAll(NAMESPACE)].flatMap(
    ([, plain, named, type]) => (type && parseNamespaces(type)) ?? plain ?? named ?? '*',
  );
  const names = [...COPY, ...namespaces.filter((name) => name !== '*')].join('|');
  const argument = '(?:`[^`]*`|\\([^()]*\\)|[^`(),])+';
  const calls = [
    ...code.matchAll(new RegExp(`\\b(${names})(?:\\.(text|rich|raw|head))?\\(\\s*(${argument})`, 'g')),
  ];
  const named = new Set(calls.map(([, variable = '']) => variable).filter((name) => !COPY.includes(name)));
  const own = new Set(namespaces.filter((namespace) => !named.has(namespace)));
  return calls.flatMap(([, variable = '', method, argument = '']) =>
    [...(named.has(variable) ? [variable] : own)].flatMap((namespace) =>
      parseKeys(argument)
        .filter((key) => namespace !== '*' || key !== '**')
        .flatMap((key) => (method === 'head' ? headParts.map((part) => `${key}.${part}`) : [key]))
        .map((key): MessageUse => ({ namespace, key, as: method === 'raw' ? 'raw' : 'format' })),
    ),
  );
}

/** What a type allows: the names in it, of `Page` all, of `Exclude<Page, 'home'>` all others. */
function parseNamespaces(type: string): string[] {
  const named = [...type.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  if (!type.includes('Page')) return named;
  return Object.keys(pages).filter((page) => !named.includes(page));
}

/**
 * The keys in an argument: one, or one of two, but not what a condition compares with. What is known only at run time is a
 * `*`, or any key there is.
 */
function parseKeys(argument: string): string[] {
  const written = [...argument.matchAll(/(?<!== )'([\w.-]+)'|`([^`]+)`/g)];
  if (written.length === 0) return ['**'];
  return written.map(([, plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, '*'));
}

/** What it takes out of the messages by hand, with all that lies below. */
function findTrees(code: string): MessageUse[] {
  const parts = [...code.matchAll(PARTS)].flatMap(([, names = '', path = '']) =>
    parseNames(names).map((name) => `${path}.${name}`),
  );
  const namespaces = [...code.matchAll(NAMESPACES)].flatMap(([, names = '']) => parseNames(names));
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
    return { namespace, key: [...keys, '**'].join('.'), as: 'tree' };
  });
}

/** The names between the brackets of a declaration, before they are given others. */
function parseNames(declared: string): string[] {
  return declared.split(',').map((name) => name.replace(/:.*/s, '').trim());
}
