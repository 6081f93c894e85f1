import { z } from 'zod';
import { requiredSections, type SectionedPage, sectionNames } from './sectionNames';

/** Schema of `messages/sections.json`: the sections that each page shows, in order. Unlisted sections are hidden. */
export const sectionsSchema = z.strictObject(
  Object.fromEntries(
    (Object.keys(sectionNames) as SectionedPage[]).map((page) => [page, createSectionListSchema(page)]),
  ) as { [P in SectionedPage]: ReturnType<typeof createSectionListSchema> },
);

function createSectionListSchema(page: SectionedPage) {
  return z
    .array(z.enum(sectionNames[page] as readonly string[]))
    .superRefine((names, context) => {
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        const params = { values: { section: name }, remedy: { id: 'correction.repeatedSection' } };
        context.addIssue({ code: 'custom', path: [index], message: 'repeatedSection', params });
      }
      for (const name of requiredSections[page] ?? []) {
        if (names.includes(name)) continue;
        const values = { section: name };
        const params = { values, remedy: { id: 'correction.missingSection', values } };
        context.addIssue({ code: 'custom', message: 'missingSection', params });
      }
    })
    .meta({ uniqueItems: true, itemLabel: 'section' });
}
