import { classNames } from '@/components/islands/classNames';

export const dynamic = 'force-static';

/** The class names of CSS modules, for the bundle of the islands (scripts/build/bundleIslands.ts). */
export function GET(): Response {
  return Response.json(classNames);
}
