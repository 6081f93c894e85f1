export const dynamic = 'force-static';

const modules = import.meta.glob<Record<string, string>>('/components/**/*.module.css', {
  eager: true,
  import: 'default',
});

/** The class names of CSS modules by the module's path, for the bundle of the islands (scripts/build/bundleIslands.ts). */
export function GET(): Response {
  const names = Object.entries(modules).map(([module, classNames]) => [module.slice(1), classNames]);
  return Response.json(Object.fromEntries(names));
}
