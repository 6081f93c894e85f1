import { CaseCard } from '@/components/cases/CaseCard';
import styles from '@/components/cases/CaseItems.module.css';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePageParams } from '@/lib/content/routes/archivePages';
import { getArchiveMetadata } from '@/lib/content/seo/getArchiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams('cases');

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata('cases', params);

/** An archive page of the list of customer cases. Each case has the same anchor as in the list. */
export default async function CaseArchivePage({ params }: ArchiveRouteProps) {
  const t = await getTranslator('cases');
  const headings = { title: t('archive.title'), heading: t('list.title') };
  return (
    <ArchivePage list="cases" params={params} {...headings} className={styles.cases}>
      {(item) => (
        <li key={item.id} id={item.id} data-item={item.id}>
          <CaseCard item={item} />
        </li>
      )}
    </ArchivePage>
  );
}
