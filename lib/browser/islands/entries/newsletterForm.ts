import { NewsletterForm } from '@/components/leads/NewsletterForm';
import { hydrator } from '../hydrator';

export const newsletterForm = hydrator(NewsletterForm);
