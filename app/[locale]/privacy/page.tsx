import { PrivacySections } from '@/components/privacy/PrivacySections';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('privacy');

export default async function PrivacyPage() {
  const copy = await getCopy('privacy');
  return (
    <>
      <PageData page="privacy" />
      <PageHead title={copy('title')} lead={copy('lead')}>
        <p>{copy('version')}</p>
      </PageHead>
      <PrivacySections />
    </>
  );
}
