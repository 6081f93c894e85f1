import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Graph = Map<string, Set<string>>;

const files = ['lib', 'server', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** Returns the file that an import of the site refers to; undefined for a package or another kind of file. */
function resolveImport(file: string, specifier: string): string | undefined {
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(file), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((ending) => target + ending).find(existsSync);
}

/** Returns the imports between the names that `getName` gives to files. */
function createGraph(getName: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'((?:@\/|\.)[^']+)'/g);
    for (const [, specifier = ''] of imports) {
      const target = resolveImport(file, specifier);
      const [from, to] = [getName(file), target && getName(target)];
      if (to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** Returns a path of imports that leads back to its start; undefined if there is none. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): string[] | undefined => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...trail, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

test('no file imports itself through others', () => {
  expect(findCircle(createGraph((file) => file))).toBeUndefined();
});

test('no folder imports itself through others', () => {
  expect(findCircle(createGraph(path.posix.dirname))).toBeUndefined();
});
