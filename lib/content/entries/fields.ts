import { z } from 'zod';

export const text = z.string().trim().min(1);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case letters, digits and single hyphens')
  .describe('Small letters, digits and single hyphens, such as data-security.');

/** A drawing or a photograph below `public/images/`; which kinds there may be, the check of the messages says. */
export const image = z
  .string()
  .regex(/^\/images\/[\w./-]+\.\w+$/, 'is a path of a to z, digits and hyphens, such as /images/name.jpg');

export const imageAlt = text.describe('What is to be seen in the picture, for people who do not see it.');
