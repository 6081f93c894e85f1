import { z } from 'zod';
import { requiredSections, type SectionedPage, sectionNames } from './sectionNames';

/** `messages/sections.json`: which sections each page shows, in their order; what is not listed is hidden. */
export const sectionsSchema = z.strictObject(
  Object.fromEntries(
    (Object.keys(sectionNames) as SectionedPage[]).map((page) => [page, sectionList(page)]),
  ) as { [P in SectionedPage]: ReturnType<typeof sectionList> },
);

function sectionList(page: SectionedPage) {
  return z
    .array(z.enum(sectionNames[page] as readonly string[]))
    .superRefine((listed, context) => {
      for (const [index, name] of listed.entries()) {
        if (listed.indexOf(name) === index) continue;
        const message = `lists the section "${name}" twice`;
        context.addIssue({
          code: 'custom',
          path: [index],
          message,
          params: { remedy: 'Delete one of them.' },
        });
      }
      for (const name of requiredSections[page] ?? []) {
        if (listed.includes(name)) continue;
        const message = `lacks the section "${name}", which the page is there for`;
        context.addIssue({ code: 'custom', message, params: { remedy: `Add "${name}".` } });
      }
    })
    .meta({ uniqueItems: true });
}
