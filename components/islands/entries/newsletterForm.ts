import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { hydrator } from '@/lib/browser/islands/hydrator';

export const newsletterForm = hydrator(NewsletterForm);
