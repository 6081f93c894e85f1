import { createHydrator } from 'static-islands/hydrate';
import { CaseItems } from '@/components/cases/CaseItems';
import { ArticleItems } from '@/components/insights/ArticleItems';
import { NewsItems } from '@/components/insights/NewsItems';
import { DeviceItems } from '@/components/services/DeviceItems';

export const cases = createHydrator(CaseItems);
export const articles = createHydrator(ArticleItems);
export const news = createHydrator(NewsItems);
export const devices = createHydrator(DeviceItems);
