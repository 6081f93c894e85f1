import type { FolderEditor } from '../../helpers/FolderEditor';
import type { Recipe } from '../Recipe';

const locales = ['zh', 'en', 'vi'];
const NEW_NAME = 'renamed-by-an-editor';

export const recipe: Recipe = {
  title: 'Rename or remove an article',
  edit(copy) {
    const [article = ''] = copy.list('messages/en/insights');
    const oldName = article.replace('.md', '');
    const removedName = findUnlinkedNews(copy);
    for (const locale of locales) {
      copy.write(
        `messages/${locale}/insights/${NEW_NAME}.md`,
        copy.read(`messages/${locale}/insights/${article}`),
      );
      copy.remove(`messages/${locale}/insights/${article}`);
      for (const file of getFiles(copy, locale)) {
        const text = copy.read(file);
        copy.write(file, text.replaceAll(`/insights/${oldName}/`, `/insights/${NEW_NAME}/`));
      }
      copy.remove(`messages/${locale}/news/${removedName}.md`);
      // One translation lists the old name in its front matter, so `redirects.json` needs no entry for the article.
      if (locale === 'vi') {
        copy.edit(`messages/vi/insights/${NEW_NAME}.md`, (text) =>
          text.replace('\ntags:', `\nredirectFrom: [${oldName}]\ntags:`),
        );
      }
    }
    copy.editJson('messages/redirects.json', (redirects) => {
      redirects[`/insights/${removedName}`] = '/insights';
      redirects['/prices.html'] = '/services#pricing';
    });
  },
};

/** Returns the name of a news item that no text links to. */
function findUnlinkedNews(copy: FolderEditor): string {
  const texts = locales.flatMap((locale) => getFiles(copy, locale)).map((file) => copy.read(file));
  const names = copy.list('messages/en/news').map((file) => file.replace('.md', ''));
  const found = names.find((name) => !texts.some((text) => text.includes(`/insights/${name}/`)));
  if (!found) throw new Error('Every news item is linked to, so none can be removed.');
  return found;
}

function getFiles(copy: FolderEditor, locale: string): string[] {
  return ['', 'insights', 'news'].flatMap((folder) =>
    copy
      .list(`messages/${locale}/${folder}`)
      .filter((name) => /\.(md|json)$/.test(name))
      .map((name) => `messages/${locale}/${folder}/${name}`),
  );
}
