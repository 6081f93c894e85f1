import { PageIntro } from '@/components/layout/PageIntro';
import { PrivacySections } from '@/components/privacy/PrivacySections';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('privacy');

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
