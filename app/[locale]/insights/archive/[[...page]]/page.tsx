import { PostRow } from '@/components/insights/PostRow';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('insights');

export const generateMetadata = ({ params }: ArchiveProps) => archiveMetadata('insights', params);

/** A page of all articles, newest first, each at the anchor it has in the list. */
export default async function ArticleArchivePage({ params }: ArchiveProps) {
  const [copy, common] = await Promise.all([getCopy('insights'), getCopy('common')]);
  const texts = { title: copy('archive.articles.title'), heading: copy('articles.label') };
  return (
    <Archive list="insights" params={params} {...texts}>
      {(article) => (
        <li key={article.id} id={article.anchor}>
          <PostRow post={{ ...article, labels: [] }} readMore={common('actions.readMore')} />
        </li>
      )}
    </Archive>
  );
}
