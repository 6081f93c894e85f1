import { z } from 'zod';

export const text = z.string().trim().min(1);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')
  .meta({ hint: 'idFormat' });

/**
 * Path of a drawing or photograph in `public/images/`. The rule `picture` of the message checks reports other formats.
 */
export const image = z
  .string()
  .regex(
    /^\/images\/[a-z\d_./-]+\.[a-z\d]+$/,
    'must be a path of lower-case letters a to z, digits, hyphens, underscores and dots, such as /images/name.jpg',
  );

export const imageAlt = text.meta({ hint: 'imageAlt' });

/** Link from an entry to another page, such as `services` or a custom page. `content-lint` reports missing pages. */
export const linkTarget = z
  .strictObject({ page: id, anchor: id.optional(), text })
  .meta({ hint: 'linkBelow' });
