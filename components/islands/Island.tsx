import type { ComponentType } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ISLAND, ISLAND_DRAFT, ISLAND_PARAMETERS, RETRY } from '@/lib/browser/protocol';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { packProps } from '@/lib/shared/islandProps';
import styles from './Island.module.css';

type IslandProps<P> = {
  /** The name under which a module of `components/islands/entries/` exports it. */
  name: string;
  /** The client component, rendered here and hydrated on demand. */
  component: ComponentType<P>;
  /** Its props: plain data and HTML elements. */
  props: P;
  /** The query parameters that it answers. */
  parameters?: readonly string[];
  /** Whether a draft in this browser is its own. */
  hasDraft?: boolean;
};

/**
 * A client component as an island: it works as plain HTML until the visitor touches it, and is hydrated by itself then
 * (see lib/browser/core/hydrateIslands.ts). The build moves the props, which stand after it as JSON, into a file. Under
 * `npm run dev` the framework hydrates it with the page.
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
        <ButtonLink look="secondary" href="" {...{ [RETRY]: '' }}>
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
