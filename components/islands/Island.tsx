import type { ComponentType } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ISLAND, ISLAND_DRAFT, ISLAND_PARAMETERS, RETRY_LINK } from '@/lib/browser/protocol';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { packProps } from '@/lib/shared/islandProps';
import styles from './Island.module.css';

type IslandProps<P> = {
  /** The export name of the component in a module of `components/islands/entries/`. */
  name: string;
  /** The client component: server-rendered here, hydrated on demand. */
  component: ComponentType<P>;
  /** Its props: plain data and HTML elements. */
  props: P;
  /** The query parameters that it uses; if the URL has one, it is hydrated at once. */
  parameters?: readonly string[];
  /** True if a stored draft must hydrate it at once. */
  hasDraft?: boolean;
};

/**
 * A client component as an island: plain HTML until the visitor interacts with it, then hydrated separately from the
 * rest of the page (see lib/browser/core/hydrateIslands.ts). The build moves the JSON props that follow it into a
 * file. Under `npm run dev`, Next hydrates it with the page.
 */
export async function Island<P extends object>({
  name,
  component: Component,
  props,
  parameters = [],
  hasDraft = false,
}: IslandProps<P>) {
  const t = await getTranslator('common');
  const attributes = {
    [ISLAND]: name,
    [ISLAND_PARAMETERS]: parameters.join(' '),
    [ISLAND_DRAFT]: hasDraft ? '' : undefined,
  };
  return (
    <>
      <div {...attributes} className={styles.island}>
        <Component {...props} />
      </div>
      <div className={styles.failed} role="alert">
        <p>{t('states.loadFailed')}</p>
        <ButtonLink look="secondary" href="" {...{ [RETRY_LINK]: '' }}>
          {t('states.retry')}
        </ButtonLink>
      </div>
      {process.env.NODE_ENV === 'production' && (
        <script
          type="application/json"
          data-island-props
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React offers no other way to print a script
          dangerouslySetInnerHTML={{ __html: JSON.stringify(packProps(props)).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
