import { ContactForm } from '@/components/forms/ContactForm';
import { createHydrator } from '@/lib/browser/islands/createHydrator';

export const contactForm = createHydrator(ContactForm);
