import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { entryLink } from '@/lib/shared/i18n/entryLink';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Products.module.css';
import { between, Jog, Thread } from './Thread';

/** Smart factory, digital twin and AI analytics, in three sizes. Each leads to what it stands on. */
export async function Products() {
  const copy = await getCopy('home');
  const products = loadEntities('products.json', copy.locale);
  return (
    <Section id="products" tall>
      <SectionHead id="products" look="plain" {...copy.head('products')} />
      <div className={`${between} ${styles.grid}`}>
        {products.map((product, index) => (
          <article
            className={index === 0 ? `${between} ${styles.product}` : styles.product}
            key={product.id}
            id={product.id}
          >
            <EntryPicture of={product} frame="offer" />
            <div className={styles.text} data-reveal>
              <h3 {...langOf(product, 'title')}>{product.title}</h3>
              <p {...langOf(product, 'description')}>{product.description}</p>
              <div className={styles.more}>
                <Fold wide="open" summary={copy('products.functions', { count: product.features.length })}>
                  <ul {...langOf(product, 'features')}>
                    {product.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </Fold>
                <ButtonLink href={entryLink(product.leadsTo, copy.locale)} look="quiet">
                  <span {...langOf(product, 'leadsTo')}>{product.leadsTo.text}</span>
                </ButtonLink>
              </div>
            </div>
            {index === 0 && (
              <>
                <Thread only="narrow" />
                <Jog only="wide" to="right" at={styles.through} />
              </>
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
