import { notFound } from 'next/navigation';
import { drawIcon } from '@/lib/content/appearance/icons/drawIcon';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

const sizes: Record<string, number> = { [iconPaths.small]: 192, [iconPaths.large]: 512 };

export function generateStaticParams() {
  return Object.keys(sizes).map((path) => ({ file: path.split('/').at(-1) }));
}

/** An icon of the web app manifest. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const size = sizes[`/icons/${(await params).file}`] ?? notFound();
  return new Response(await drawIcon(size), { headers: { 'Content-Type': 'image/png' } });
}
