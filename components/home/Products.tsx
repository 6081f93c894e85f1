import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEntryLink } from '@/lib/shared/i18n/getEntryLink';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './Products.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/** Section with the products smart factory, digital twin and AI analytics. Each links to a related page of the site. */
export async function Products() {
  const t = await getTranslator('home');
  const products = loadEntries('products.json', t.locale);
  return (
    <Section id="products" tall>
      <SectionHeader id="products" look="plain" {...t.head('products')} />
      <div className={`${threadColumns} ${styles.grid}`}>
        {products.map((product, index) => (
          <article
            className={index === 0 ? `${threadColumns} ${styles.product}` : styles.product}
            key={product.id}
            id={product.id}
          >
            <EntryPicture entry={product} frame="offer" />
            <div className={styles.text} data-reveal>
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
            </div>
            {index === 0 && (
              <>
                <Thread screen="narrow" />
                <ThreadBend screen="wide" to="right" className={styles.threadAcross} />
              </>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
