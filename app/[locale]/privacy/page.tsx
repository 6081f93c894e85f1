import { PrivacySections } from '@/components/privacy/PrivacySections';
import { PageTop } from '@/components/ui/PageTop';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('privacy');

export default async function PrivacyPage() {
  const copy = await getCopy('privacy');
  return (
    <>
      <PageTop page="privacy">
        <p>{copy('version')}</p>
      </PageTop>
      <PrivacySections />
    </>
  );
}
