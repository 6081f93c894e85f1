import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { colourDrawing, hasColourReferences } from './colourDrawing';
import type { Palette } from './Palette';

/** Colours all drawings of a folder and its subfolders in place. */
export async function colourDrawings(folder: string, palette: Palette): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.svg'))) {
    const file = path.join(folder, name);
    const svg = await readFile(file, 'utf8');
    if (hasColourReferences(svg)) await writeFile(file, colourDrawing(svg, palette));
  }
}

/**
 * Creates a request listener for development that serves the drawings of a folder in the colours of the current
 * palette. Responds with 404 if a drawing is missing.
 */
export function createDrawingListener(publicFolder: string, readPalette: () => Palette) {
  const root = path.resolve(publicFolder) + path.sep;
  return async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const file = path.join(root, decodeURIComponent(url.replace(/[?#].*/s, '')));
    const isDrawing = file.startsWith(root) && file.endsWith('.svg');
    const svg = isDrawing ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    if (svg === undefined) return void response.writeHead(404).end();
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' };
    response.writeHead(200, headers).end(colourDrawing(svg, readPalette()));
  };
}
