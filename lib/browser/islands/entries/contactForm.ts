import { ContactForm } from '@/components/leads/ContactForm';
import { hydrator } from '../hydrator';

export const contactForm = hydrator(ContactForm);
