import { PrivacySections } from '@/components/privacy/PrivacySections';
import { PageIntro } from '@/components/ui/PageIntro';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { createMetadataGenerator } from '@/lib/content/seo/createMetadataGenerator';

export const generateMetadata = () => createMetadataGenerator('privacy');

export default async function PrivacyPage() {
  const t = await getTranslator('privacy');
  return (
    <>
      <PageIntro page="privacy">
        <p>{t('version')}</p>
      </PageIntro>
      <PrivacySections />
    </>
  );
}
