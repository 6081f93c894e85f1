import { ContactDetails } from './ContactDetails';
import { ContactFormSection } from './ContactFormSection';
import styles from './ContactSection.module.css';
import { QrCodes } from './QrCodes';

/** The form, and beside it how else to reach the company. */
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
