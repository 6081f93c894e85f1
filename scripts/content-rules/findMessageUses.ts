import { pages } from '@/lib/shared/i18n/paths';

/** A use of a page message in the code. */
export type MessageUse = {
  /** `*` if the namespace is only known at run time. */
  namespace: string;
  /** The key. `*` matches one part that is only known at run time, `.**` any descendants. */
  key: string;
  /**
   * `format`: the code interpolates placeholders. `raw`: a script in the browser interpolates them. `tree`: the code reads
   * the message with its descendants and shows it unchanged.
   */
  mode: 'format' | 'raw' | 'tree';
};

/**
 * Matches `getTranslator('home')`, `getTranslations({ locale, namespace: 'home' })` and
 * `getTranslator(page satisfies 'home' | 'about')`. The groups are empty if the namespace is only known at run time.
 */
const TRANSLATOR_CALL =
  /\bget(?:Translator|Translations)\((?:'(\w+)'|\{[^}]*namespace: '(\w+)'|\s*\w+ satisfies\s([\w'|<,>\s]+))?/g;

/** Names of translator variables. Further namespaces in a file use their own name: `common('nav.home')`. */
const TRANSLATOR_NAMES = ['copy', 't'];

/** `const { nav, site: brand } = loadMessages(locale).messages.common;` */
const DESTRUCTURED_PARTS = /\{([^{}]*)\} = [\w().]*\bmessages((?:\.\w+)+);/g;

/** `const { common, taxonomy } = loadMessages(locale).messages;` */
const DESTRUCTURED_NAMESPACES = /\{([^{}]*)\} = [\w().]*\bmessages;/g;

/** A chain of keys: `.sections`, `[page].title`. Excludes a method call at its end, as in `.sections.map(…)`. */
const KEY_CHAIN = String.raw`((?:\.\w+(?![\w(])|\[\w+\])+)`;

/** Finds the page messages that a source file uses. */
export function findMessageUses(code: string): MessageUse[] {
  return [...findCalls(code), ...findDirectReads(code)];
}

/** Keys that `copy.head('key')` reads from a section. */
const sectionHeadKeys = ['label', 'title', 'lead'];

/** Finds calls with a key: `copy('key'`, `common.text('key'`, `copy.rich('key'`, `copy.raw('key'`, `copy.head('key'`. */
function findCalls(code: string): MessageUse[] {
  const namespaces = [...code.matchAll(TRANSLATOR_CALL)].flatMap(
    ([, plain, named, type]) => (type && parseNamespaces(type)) ?? plain ?? named ?? '*',
  );
  const names = [...TRANSLATOR_NAMES, ...namespaces.filter((name) => name !== '*')].join('|');
  const argument = '(?:`[^`]*`|\\([^()]*\\)|[^`(),])+';
  const calls = [
    ...code.matchAll(new RegExp(`\\b(${names})(?:\\.(text|rich|raw|head))?\\(\\s*(${argument})`, 'g')),
  ];
  const named = new Set(
    calls.map(([, variable = '']) => variable).filter((name) => !TRANSLATOR_NAMES.includes(name)),
  );
  const defaultNamespaces = new Set(namespaces.filter((namespace) => !named.has(namespace)));
  return calls.flatMap(([, variable = '', method, argument = '']) =>
    [...(named.has(variable) ? [variable] : defaultNamespaces)].flatMap((namespace) =>
      parseKeys(argument)
        .filter((key) => namespace !== '*' || key !== '**')
        .flatMap((key) => (method === 'head' ? sectionHeadKeys.map((part) => `${key}.${part}`) : [key]))
        .map((key): MessageUse => ({ namespace, key, mode: method === 'raw' ? 'raw' : 'format' })),
    ),
  );
}

/** Returns the namespaces that a type allows: the literals in it, or all pages without them for `Exclude<Page, 'home'>`. */
function parseNamespaces(type: string): string[] {
  const named = [...type.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  if (!type.includes('Page')) return named;
  return Object.keys(pages).filter((page) => !named.includes(page));
}

/**
 * Returns the keys in an argument: one, or both branches of a conditional, but not the literal it compares with. Parts that
 * are only known at run time become `*`; a variable becomes `**`.
 */
function parseKeys(argument: string): string[] {
  const written = [...argument.matchAll(/(?<!== )'([\w.-]+)'|`([^`]+)`/g)];
  if (written.length === 0) return ['**'];
  return written.map(([, plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, '*'));
}

/** Finds direct reads of the message objects, which include all descendants. */
function findDirectReads(code: string): MessageUse[] {
  const parts = [...code.matchAll(DESTRUCTURED_PARTS)].flatMap(([, names = '', path = '']) =>
    parseNames(names).map((name) => `${path}.${name}`),
  );
  const namespaces = [...code.matchAll(DESTRUCTURED_NAMESPACES)].flatMap(([, names = '']) =>
    parseNames(names),
  );
  const rest = code.replace(DESTRUCTURED_PARTS, '');
  const read = [
    ...[...rest.matchAll(new RegExp(`\\bmessages${KEY_CHAIN}`, 'g'))].map(([, keys = '']) => keys),
    ...namespaces.flatMap((name) =>
      [...rest.matchAll(new RegExp(`\\b${name}${KEY_CHAIN}`, 'g'))].map(([, keys = '']) => `.${name}${keys}`),
    ),
  ];
  return [...parts, ...read].map((path) => {
    const [namespace = '*', ...keys] = path
      .replace(/\[\w+\]/g, '.*')
      .slice(1)
      .split('.');
    return { namespace, key: [...keys, '**'].join('.'), mode: 'tree' };
  });
}

/** Returns the property names of a destructuring pattern, without aliases. */
function parseNames(declared: string): string[] {
  return declared.split(',').map((name) => name.replace(/:.*/s, '').trim());
}
