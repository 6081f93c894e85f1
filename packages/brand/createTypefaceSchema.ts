import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getFontFileName } from './fontFiles';

type TypefaceMeta = Record<'typeface' | 'family' | 'package' | 'file', z.GlobalMeta>;

/**
 * Creates the schema of a typeface in two weights: the name of its family, and the package and files that it comes from.
 * Reports a family whose files are not in `folder`. `command` creates them. `meta` is the metadata of the fields, for
 * generated forms.
 */
export function createTypefaceSchema(folder: string, command: string, meta: TypefaceMeta) {
  const file = z
    .string()
    .regex(
      /^[\w-]+(?:[/.][\w-]+)*\.(?:ttf|otf|woff2?)$/,
      'is the path of a font file in the package, such as 400Regular/Inter_400Regular.ttf',
    )
    .meta(meta.file);
  const family = z
    .string()
    .regex(/^[A-Za-z][\w -]*$/, 'is the name of a typeface, such as Inter')
    .refine((name) => existsSync(path.join(folder, getFontFileName(name, 'all', 400))), {
      error: `is a typeface whose files are in ${folder}`,
      params: { remedy: `Run ${command}, or correct the name.` },
    })
    .meta(meta.family);
  const packageName = z
    .string()
    .regex(/^(?:@[\w.-]+\/)?[\w.-]+$/, 'is the name of an npm package, such as @expo-google-fonts/inter')
    .meta(meta.package);
  return z.strictObject({ family, package: packageName, regular: file, strong: file }).meta(meta.typeface);
}

/** A typeface in two weights. */
export type Typeface = z.output<ReturnType<typeof createTypefaceSchema>>;
