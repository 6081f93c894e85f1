import { createHydrator } from 'static-islands/hydrate';
import { NewsletterForm } from '@/components/forms/NewsletterForm';

export const newsletterForm = createHydrator(NewsletterForm);
