import { PrivacySections } from '@/components/privacy/PrivacySections';
import { PageIntro } from '@/components/ui/PageIntro';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { generatePageMetadata } from '@/lib/content/seo/generatePageMetadata';

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
