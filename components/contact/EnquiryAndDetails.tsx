import { ContactDetails } from './ContactDetails';
import { Enquiry } from './Enquiry';
import styles from './EnquiryAndDetails.module.css';
import { QrCodes } from './QrCodes';

/** The form, and beside it how else to reach the company. */
export function EnquiryAndDetails() {
  return (
    <div className={`container ${styles.layout}`}>
      <Enquiry />
      <div>
        <ContactDetails />
        <QrCodes />
      </div>
    </div>
  );
}
