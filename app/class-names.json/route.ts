export const dynamic = 'force-static';

const modules = import.meta.glob<Record<string, string>>('/components/**/*.module.css', {
  eager: true,
  import: 'default',
});

/** Maps the path of each CSS module to its class names, for the bundling of islands (packages/static-islands). */
export function GET(): Response {
  const names = Object.entries(modules).map(([module, classNames]) => [module.slice(1), classNames]);
  return Response.json(Object.fromEntries(names));
}
