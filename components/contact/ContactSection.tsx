import { ContactDetails } from './ContactDetails';
import { ContactFormSection } from './ContactFormSection';
import styles from './ContactSection.module.css';
import { QrCodes } from './QrCodes';

/** The contact form, and beside it the contact details and QR codes. */
export function ContactSection() {
  return (
    <div className={`container ${styles.layout}`}>
      <ContactFormSection />
      <div>
        <ContactDetails />
        <QrCodes />
      </div>
    </div>
  );
}
