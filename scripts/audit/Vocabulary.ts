import { readFileSync } from 'node:fs';

type Type = { parents: string[]; properties: Map<string, string[]> };

const DECLARATIONS = 'node_modules/schema-dts/dist/schema.d.ts';

/** What stands in a declaration for a value that is no object. */
const LITERAL = /^(?:string|number|boolean|"[^"]*")$/;

/**
 * The vocabulary of schema.org, read from the type declarations of `schema-dts`, which are generated from it: the types
 * with the types above them, and for each property what it may hold.
 */
export class Vocabulary {
  private readonly types = new Map<string, Type>();
  /** The types for which a plain value, not an object, may stand. */
  private readonly plain = new Set<string>();

  constructor(declarations = readFileSync(DECLARATIONS, 'utf8')) {
    const interfaces = declarations.matchAll(/interface (\w+?)(Base|Leaf) extends ([^{]+)\{(.*?)\n\}/gs);
    for (const [, name = '', kind, parents = '', body = ''] of interfaces) {
      const type: Type = this.types.get(name) ?? { parents: [], properties: new Map() };
      const names = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent);
      type.parents.push(...names.filter((parent) => parent !== name));
      if (kind === 'Base') {
        for (const [, property = '', range = ''] of body.matchAll(/"(\w+)"\?: SchemaValue<([^,]+), "/g)) {
          type.properties.set(
            property,
            range.split('|').map((part) => part.trim()),
          );
        }
      }
      this.types.set(name, type);
    }
    const unions = [...declarations.matchAll(/type (\w+) = ([^;]+);/g)].map(
      ([, name = '', members = '']) => [name, members.split('|').map((member) => member.trim())] as const,
    );
    // A type is plain where one of its members is, and so on upwards.
    for (let before = -1; before < this.plain.size; ) {
      before = this.plain.size;
      for (const [name, members] of unions) {
        if (members.some((member) => LITERAL.test(member) || this.plain.has(member))) this.plain.add(name);
      }
    }
  }

  has(type: string): boolean {
    return this.types.has(type);
  }

  /** What a property of a type may hold; undefined where the type has no such property. */
  rangeOf(type: string, property: string): string[] | undefined {
    for (const name of this.lineage(type)) {
      const range = this.types.get(name)?.properties.get(property);
      if (range) return range;
    }
    return undefined;
  }

  /** Whether a type is one of those given, or below one of them. */
  isA(type: string, wanted: string[]): boolean {
    return [...this.lineage(type)].some((name) => wanted.includes(name));
  }

  /** Whether a plain value may stand where one of these types is wanted. */
  allowsPlain(range: string[]): boolean {
    return range.some((name) => this.plain.has(name));
  }

  private *lineage(type: string): Generator<string> {
    yield type;
    for (const parent of this.types.get(type)?.parents ?? []) yield* this.lineage(parent);
  }
}
