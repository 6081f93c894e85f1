import type { AuditOptions, PartialFinding, Rule } from 'export-audit';
import { ISLAND_MODULES, ISLAND_PROPS } from '@/lib/browser/protocol';
import { getMapOrigins } from '@/lib/content/messages/getMapOrigins';
import { enquiryEndpoint } from '@/lib/enquiry/fields';
import { defaultLocale, localeInfo, locales } from '@/lib/i18n/locales';
import { basePath } from '@/lib/i18n/paths';
import { site } from '@/lib/i18n/site';
import { findCardProblems } from '@/lib/routes/shareCards/findCardProblems';
import { sizeBudget } from './sizeBudget';

/** Reports share cards whose pixels do not show the title, the logo or the picture on the colour of the brand. */
const legibleShareCard: Rule = async (site) => {
  const findings: PartialFinding[] = [];
  for (const file of site.listFilesByExtension('png').filter((path) => path.startsWith('og/')))
    for (const problem of await findCardProblems(site.readBytes(file)))
      findings.push({ file, problem: `${problem} Compare the logo and the drawing of the page.` });
  return findings;
};

/** Options of `npm run audit:export`, which checks the exported pages. */
export const auditOptions: AuditOptions = {
  folder: 'out',
  // The editing forms are not part of the site.
  ignoredFolders: ['admin'],
  origin: site.origin,
  basePath,
  locales: Object.fromEntries(locales.map((locale) => [locale, localeInfo[locale].ogLocale])),
  fallbackLocale: defaultLocale,
  allowedOrigins: {
    frames: getMapOrigins(),
    forms: [new URL(enquiryEndpoint, site.origin).origin],
  },
  islands: {
    moduleAttribute: ISLAND_MODULES,
    propsAttribute: ISLAND_PROPS,
    scriptFolder: '_next/static/core/',
  },
  sizeBudget,
  htmlRules: {
    // Our <summary> elements have role="button". Without the role, screen readers announce a disclosure triangle.
    'no-redundant-role': 'off',
    // The page for unknown paths has an h1 in each language.
    'heading-level': ['error', { allowMultipleH1: true }],
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
  rules: { legibleShareCard },
};
