import type { ComponentType } from 'react';
import { EnquiryAndDetails } from '@/components/contact/EnquiryAndDetails';
import { Faq } from '@/components/contact/Faq';
import { Messengers } from '@/components/contact/Messengers';
import { OfficeMap } from '@/components/contact/OfficeMap';
import { Trial } from '@/components/contact/Trial';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { Sections } from '@/components/ui/Sections';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('contact');

const sections = {
  enquiry: EnquiryAndDetails,
  trial: Trial,
  faq: Faq,
  map: OfficeMap,
} satisfies Record<SectionName<'contact'>, ComponentType>;

export default async function ContactPage() {
  const copy = await getCopy('contact');
  return (
    <>
      <PageData page="contact" />
      <PageHead page="contact" title={copy('title')} lead={copy('lead')}>
        <Messengers />
      </PageHead>
      <Sections of="contact" components={sections} />
    </>
  );
}
