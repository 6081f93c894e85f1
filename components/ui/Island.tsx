import type { ComponentProps } from 'react';
import { Island as StaticIsland } from 'static-islands/react';
import { RETRY_LINK } from '@/lib/browser/protocol';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { ButtonLink } from './ButtonLink';
import styles from './Island.module.css';

type IslandProps<P extends object> = Omit<ComponentProps<typeof StaticIsland<P>>, 'className' | 'children'>;

/** An island of `static-islands`, with a message and a Retry link below it that appear if the island fails. */
export async function Island<P extends object>(props: IslandProps<P>) {
  const t = await getTranslator('common');
  return (
    <StaticIsland {...props} className={styles.island}>
      <div className={styles.failed} role="alert">
        <p>{t('states.loadFailed')}</p>
        <ButtonLink look="secondary" href="" {...{ [RETRY_LINK]: '' }}>
          {t('states.retry')}
        </ButtonLink>
      </div>
    </StaticIsland>
  );
}
