import { NewsletterForm } from '@/components/forms/NewsletterForm';
import { createHydrator } from '@/lib/browser/islands/createHydrator';

export const newsletterForm = createHydrator(NewsletterForm);
