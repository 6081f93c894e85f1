import { CaseCard } from '@/components/cases/CaseCard';
import styles from '@/components/cases/CaseItems.module.css';
import { ArchivePage } from '@/components/lists/ArchivePage';
import { cases } from '@/lib/collections/cases';
import { type ArchiveRouteProps, getArchiveMetadata, getArchivePageParams } from '@/lib/routes/archivePages';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams(cases);

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata(cases, params);

/** An archive page of the list of customer cases. Each case has the same anchor as in the list. */
export default function CaseArchivePage({ params }: ArchiveRouteProps) {
  return (
    <ArchivePage list={cases} params={params} className={styles.cases}>
      {(item) => (
        <li key={item.id} id={item.id} data-item={item.id}>
          <CaseCard item={item} />
        </li>
      )}
    </ArchivePage>
  );
}
