import { ContactDetails } from '@/components/contact/ContactDetails';
import { Enquiry } from '@/components/contact/Enquiry';
import { Faq } from '@/components/contact/Faq';
import { Messengers } from '@/components/contact/Messengers';
import { OfficeMap } from '@/components/contact/OfficeMap';
import { QrCodes } from '@/components/contact/QrCodes';
import { Trial } from '@/components/contact/Trial';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './page.module.css';

export const generateMetadata = () => metadataOf('contact');

export default async function ContactPage() {
  const copy = await getCopy('contact');
  return (
    <>
      <PageData page="contact" />
      <PageHead page="contact" title={copy('title')} lead={copy('lead')}>
        <Messengers />
      </PageHead>
      <div className={`container ${styles.layout}`}>
        <Enquiry />
        <div>
          <ContactDetails />
          <QrCodes />
        </div>
      </div>
      <Trial />
      <Faq />
      <OfficeMap />
    </>
  );
}
