import { CaseItems } from '@/components/cases/CaseItems';
import { ArticleItems } from '@/components/insights/ArticleItems';
import { NewsItems } from '@/components/insights/NewsItems';
import { DeviceItems } from '@/components/services/DeviceItems';
import { hydrator } from '@/lib/browser/islands/hydrator';

export const cases = hydrator(CaseItems);
export const articles = hydrator(ArticleItems);
export const news = hydrator(NewsItems);
export const devices = hydrator(DeviceItems);
