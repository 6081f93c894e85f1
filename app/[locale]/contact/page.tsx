import { ContactSection } from '@/components/contact/ContactSection';
import { Faq } from '@/components/contact/Faq';
import { Messengers } from '@/components/contact/Messengers';
import { OfficeMap } from '@/components/contact/OfficeMap';
import { Trial } from '@/components/contact/Trial';
import { PageIntro } from '@/components/layout/PageIntro';
import { Sections } from '@/components/layout/Sections';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('contact');

export default function ContactPage() {
  return (
    <>
      <PageIntro page="contact">
        <Messengers />
      </PageIntro>
      <Sections
        page="contact"
        components={{
          enquiry: ContactSection,
          trial: Trial,
          faq: Faq,
          map: OfficeMap,
        }}
      />
    </>
  );
}
