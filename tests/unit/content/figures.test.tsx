import { renderToStaticMarkup } from 'react-dom/server';
import { CompanyFigures } from '@/components/about/CompanyFigures';
import { CaseCounts } from '@/components/cases/CaseCounts';
import { Stats } from '@/components/home/Stats';
import { ServiceFigures } from '@/components/services/ServiceFigures';

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async () => Object.assign((key: string) => key, { locale: 'en' }),
}));

test.each([
  ['home', Stats, ['boats']],
  ['about', CompanyFigures, ['boats']],
  ['cases', CaseCounts, ['lamps']],
  ['services', ServiceFigures, ['lamps']],
] as const)('page %s contains the figures that name it in `shownOn`', async (_, Figures, expected) => {
  const html = renderToStaticMarkup(await Figures());
  expect(['boats', 'lamps'].filter((label) => html.includes(label))).toEqual(expected);
});
