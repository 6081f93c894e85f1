import { CaseCard } from '@/components/cases/CaseCard';
import styles from '@/components/cases/CaseItems.module.css';
import { getCaseLabels } from '@/components/cases/getCaseLabels';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveProps, getArchiveParams } from '@/lib/content/routes/archivePages';
import { getArchiveMetadata } from '@/lib/content/seo/getArchiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => getArchiveParams('cases');

export const generateMetadata = ({ params }: ArchiveProps) => getArchiveMetadata('cases', params);

/** A page of the archive of customer cases; each case has the same anchor as in the list. */
export default async function CaseArchivePage({ params }: ArchiveProps) {
  const [copy, labels] = await Promise.all([getTranslator('cases'), getCaseLabels()]);
  const texts = { title: copy('archive.title'), heading: copy('list.title') };
  return (
    <ArchivePage list="cases" params={params} {...texts} className={styles.cases}>
      {(item) => (
        <li key={item.id} id={item.id} data-item={item.id}>
          <CaseCard item={item} labels={labels} />
        </li>
      )}
    </ArchivePage>
  );
}
