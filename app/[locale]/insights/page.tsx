import { PageHead } from '@/components/ui/PageHead';
import { getCopy } from '@/lib/i18n/getCopy';
import { metadataOf } from '@/lib/seo/metadataOf';

export const generateMetadata = () => metadataOf('insights');

export default async function Page() {
  const copy = await getCopy('insights');
  return <PageHead title={copy('meta.title')} />;
}
