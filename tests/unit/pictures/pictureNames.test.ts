import type { Context } from 'message-lint';
import { picture } from '@/scripts/content-rules/picture';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

/** Returns the files that the rule reports if only this file is published. */
function find(publicFile: string): string[] {
  const project = new FolderEditor(createTemporaryFolder());
  process.chdir(project.folder);
  project.write(`public${publicFile}`, '');
  const context = { catalogue: { files: [] } } as unknown as Context;
  return Array.from(picture(context), ({ file }) => file.path);
}

it.each([
  '/images/My Logo.svg',
  '/images/Hero.svg',
  '/images/hero.SVG',
  '/images/会议室.jpg',
  '/images/phòng họp (1).jpg',
  '/images/so\u031b \u0111o\u0302\u0300.svg',
  '/images/Our Team/ana.png',
  ...[...'+@,~!$&\'()=:;%[]{}#?"<>|`^'].map((sign) => `/images/a${sign}b.jpg`),
])('reports the file %s', (file) => {
  expect(find(file)).toEqual([`public${file}`]);
});

it.each(['/images/team/ana-2_b.small.jpg', '/fonts/OFL.txt'])('accepts the file %s', (file) => {
  expect(find(file)).toEqual([]);
});
