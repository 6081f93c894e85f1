import { EnquiryAndDetails } from '@/components/contact/EnquiryAndDetails';
import { Faq } from '@/components/contact/Faq';
import { Messengers } from '@/components/contact/Messengers';
import { OfficeMap } from '@/components/contact/OfficeMap';
import { Trial } from '@/components/contact/Trial';
import { PageTop } from '@/components/ui/PageTop';
import { Sections } from '@/components/ui/Sections';
import { metadataOf } from '@/lib/content/seo/metadataOf';

export const generateMetadata = () => metadataOf('contact');

export default function ContactPage() {
  return (
    <>
      <PageTop page="contact">
        <Messengers />
      </PageTop>
      <Sections
        of="contact"
        components={{
          enquiry: EnquiryAndDetails,
          trial: Trial,
          faq: Faq,
          map: OfficeMap,
        }}
      />
    </>
  );
}
