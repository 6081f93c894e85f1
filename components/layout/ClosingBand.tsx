import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ActionLinks } from './ActionLinks';
import styles from './ClosingBand.module.css';

type ClosingBandProps = ComponentProps<typeof ActionLinks> & {
  /** The page with a closing of its own. Posts, cases, products and editors' pages have the same one. */
  page?: 'home' | 'about' | 'services' | 'cases';
  /** The end of the decorative line of the home page (`ThreadEnd`). */
  thread?: ReactNode;
};

/** The last section of a page: headline, and links to the price and to the trial or the contact form. */
export async function ClosingBand({ page, thread, ...links }: ClosingBandProps) {
  const { title, text } = await (page ? getPageTexts(page) : getEntryTexts());
  return (
    <>
      <Section id="next" tone="band">
        <div className={styles.offer}>
          <h2 id="next-title">{title}</h2>
          <p>{text}</p>
          <ActionLinks {...links} />
          {thread}
        </div>
      </Section>
      <div className={styles.shore}>
        <Picture src="/images/shore.svg" alt="" width={1920} height={120} />
      </div>
    </>
  );
}

async function getPageTexts(page: NonNullable<ClosingBandProps['page']>) {
  const t = await getTranslator(page);
  return { title: t('closing.title'), text: t('closing.text') };
}

async function getEntryTexts() {
  const [t, common] = await Promise.all([getTranslator('insights'), getTranslator('common')]);
  return { title: t('post.next'), text: common('bar.reply') };
}
