import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getPalette } from '@/lib/content/appearance/brand';
import { colourDrawing } from '@/lib/content/appearance/colourDrawing';

/** Serves the drawings in `public/` in the colours of the current palette; 404 if a drawing is missing. */
export async function serveDrawings({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const root = path.resolve('public') + path.sep;
  const file = path.join(root, decodeURIComponent(url.replace(/[?#].*/s, '')));
  const isDrawing = file.startsWith(root) && file.endsWith('.svg');
  const svg = isDrawing ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
  if (svg === undefined) return void response.writeHead(404).end();
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' };
  response.writeHead(200, headers).end(colourDrawing(svg, getPalette()));
}
