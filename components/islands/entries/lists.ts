import { CaseItems } from '@/components/cases/CaseItems';
import { ArticleItems } from '@/components/insights/ArticleItems';
import { NewsItems } from '@/components/insights/NewsItems';
import { DeviceItems } from '@/components/services/DeviceItems';
import { createHydrator } from '@/lib/browser/islands/createHydrator';

export const cases = createHydrator(CaseItems);
export const articles = createHydrator(ArticleItems);
export const news = createHydrator(NewsItems);
export const devices = createHydrator(DeviceItems);
