import { loadLogos } from '@/lib/content/appearance/brand';
import { listIconPaths, respondWithIcon } from '@/lib/routes/icons';

type Context = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const paths = listIconPaths(loadLogos()).filter((path) => path.startsWith('/icons/'));
  return paths.map((path) => ({ file: path.replace('/icons/', '') }));
}

/** The icon of feeds and structured data, or the copy of a PNG logo that pages show. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return respondWithIcon(`/icons/${(await params).file}`, loadLogos());
}
