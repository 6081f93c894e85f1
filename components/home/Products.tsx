import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import sidewaysRow from '@/components/ui/sidewaysRow.module.css';
import { products } from '@/lib/collections/products';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryLink } from '@/lib/i18n/paths';
import styles from './Products.module.css';
import { Thread, ThreadBend } from './Thread';

/** Section with the products smart factory, digital twin and AI analytics side by side. Each links to a related page of the site. */
export async function Products() {
  const t = await getTranslator('home');
  const entries = loadEntries(products, t.locale);
  return (
    <Section id="products" tall>
      <SectionHeader id="products" look="plain" label={t('products.label')} title={t('products.title')} />
      <div className={styles.layout}>
        <ul className={`${styles.products} ${sidewaysRow.row}`}>
          {entries.map((product) => (
            <li key={product.id} id={product.id}>
              <EntryPicture entry={product} frame="offer" />
              <h3 {...getFallbackLang(product, 'title')}>{product.title}</h3>
              <p {...getFallbackLang(product, 'description')}>{product.description}</p>
              <ul {...getFallbackLang(product, 'features')}>
                {product.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink href={getEntryLink(product.leadsTo, t.locale)} look="quiet">
                <span {...getFallbackLang(product, 'leadsTo')}>{product.leadsTo.text}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <Thread screen="narrow" />
        <ThreadBend screen="wide" to="right" className={styles.threadOut} />
      </div>
    </Section>
  );
}
