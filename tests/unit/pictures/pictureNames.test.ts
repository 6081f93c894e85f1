import type { Context } from 'message-lint';
import { picture } from '@/scripts/content-rules/picture';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

/** Returns the findings about a published file, each with the suggested name. */
function find(publicFile: string): unknown[] {
  const project = new FolderEditor(createTemporaryFolder());
  process.chdir(project.folder);
  project.write(`public${publicFile}`, '');
  const context = { catalogue: { files: [] } } as unknown as Context;
  return Array.from(picture(context), ({ file, problem }) => [
    file.path,
    typeof problem === 'string' ? problem : problem.values?.suggestion,
  ]);
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
  expect(find(file)).toEqual([[`public${file}`, suggestion]]);
});

it.each(['/images/team/ana-2_b.small.jpg', '/fonts/OFL.txt'])('accepts the file %s', (file) => {
  expect(find(file)).toEqual([]);
});
