import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { localePath } from '@/lib/shared/i18n/localePath';
import { archivePath, type ListName } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import { pageMetadata } from './pageMetadata';

type ArchiveMeta = {
  list: ListName;
  page: number;
  pages: number;
  title: string;
  description: string;
  keywords: string;
};

/** The metadata of a page of an archive, with its neighbours. The first page's address is the list itself. */
export async function archiveMetadata({ list, page, pages, ...texts }: ArchiveMeta): Promise<Metadata> {
  const locale = await getLocale();
  const pathOf = (number: number) => archivePath(list, number).replace(/#.*/, '');
  const urlOf = (number: number) => absoluteUrl(localePath(locale, pathOf(number)));
  return {
    ...pageMetadata({ locale, path: pathOf(page), ...texts }),
    pagination: {
      previous: page > 1 ? urlOf(page - 1) : undefined,
      next: page < pages ? urlOf(page + 1) : undefined,
    },
  };
}
