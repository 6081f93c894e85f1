import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/i18n/getCopy';
import { OrdersScreen } from './OrdersScreen';
import { PlanScreen } from './PlanScreen';
import styles from './Showcase.module.css';
import { StockScreen } from './StockScreen';

/** Three screens of Lotus ERP with sample data, in the page's language. */
export async function Showcase() {
  const copy = await getCopy('home');
  return (
    <Section id="showcase" tone="band">
      <SectionHead
        id="showcase"
        label={copy('showcase.label')}
        title={copy('showcase.title')}
        lead={copy('showcase.lead')}
      />
      <div className={styles.screens}>
        <OrdersScreen />
        <StockScreen />
        <PlanScreen />
      </div>
    </Section>
  );
}
