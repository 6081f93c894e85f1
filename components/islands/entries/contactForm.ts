import { createHydrator } from 'static-islands/hydrate';
import { ContactForm } from '@/components/forms/ContactForm';

export const contactForm = createHydrator(ContactForm);
