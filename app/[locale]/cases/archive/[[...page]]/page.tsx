import { CaseCard } from '@/components/cases/CaseCard';
import styles from '@/components/cases/CaseItems.module.css';
import { caseLabels } from '@/components/cases/caseLabels';
import { Archive } from '@/components/lists/Archive';
import { type ArchiveProps, archiveParams } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('cases');

export const generateMetadata = ({ params }: ArchiveProps) => archiveMetadata('cases', params);

/** A page of all customer cases, each at the anchor it has in the list. */
export default async function CaseArchivePage({ params }: ArchiveProps) {
  const [copy, labels] = await Promise.all([getCopy('cases'), caseLabels()]);
  const texts = { title: copy('archive.title'), heading: copy('list.title') };
  return (
    <Archive list="cases" params={params} {...texts} className={styles.cases}>
      {(item) => (
        <li key={item.id} id={item.id} data-item={item.id}>
          <CaseCard item={item} labels={labels} />
        </li>
      )}
    </Archive>
  );
}
