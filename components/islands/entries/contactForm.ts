import { ContactForm } from '@/components/forms/ContactForm';
import { hydrator } from '@/lib/browser/islands/hydrator';

export const contactForm = hydrator(ContactForm);
