import { builtInRules, Catalogue, type Context, Workspace } from '..';
import { Translator } from '../Translator';
import { options, writeSite } from './site';

const siteOptions = {
  ...options,
  pictures: {
    publicFolder: 'public',
    path: '/images/',
    getPhoto: () => undefined,
    getFrame: () => ({ width: 1, height: 1 }),
  },
};
const catalogue = new Catalogue(new Workspace(siteOptions), writeSite({}));
const translator = new Translator(siteOptions, 'en');

/** Returns the findings about a published file, each with its place and remedy. */
function find(publicFile: string): string[] {
  const project = { publicFiles: new Set([publicFile]) };
  const context = { catalogue, project, options: siteOptions } as unknown as Context;
  return [...(builtInRules.picture?.(context) ?? [])].map(
    ({ file, remedy }) => `${file.path}: ${translator.translate(remedy)}`,
  );
}

it.each([
  ['/images/My Logo.svg', '/images/my-logo.svg'],
  ['/images/Hero.svg', '/images/hero.svg'],
  ['/images/hero.SVG', '/images/hero.svg'],
  ['/images/会议室.jpg', '/images/name.jpg'],
  ['/images/phòng họp (1).jpg', '/images/phong-hop-1.jpg'],
  ['/images/so\u031b \u0111o\u0302\u0300.svg', '/images/so-do.svg'],
  ['/images/Our Team/ana.png', '/images/our-team/ana.png'],
  ...[...'+@,~!$&\'()=:;%[]{}#?"<>|`^'].map((sign) => [`/images/a${sign}b.jpg`, '/images/a-b.jpg']),
])('reports the file %s and suggests %s', (file, suggestion) => {
  expect(find(file)).toEqual([
    `public${file}: Rename the file, such as ${suggestion}, and correct its path in the messages.`,
  ]);
});

it.each(['/images/team/ana-2_b.small.jpg', '/fonts/OFL.txt'])('accepts the file %s', (file) => {
  expect(find(file)).toEqual([]);
});
