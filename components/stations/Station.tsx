import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import deviceStyles from '@/components/ui/device.module.css';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { services } from '@/lib/collections/services';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { findEntry } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { formatDate } from '@/lib/i18n/formatDate';
import type { Locale } from '@/lib/i18n/locales';
import { getCustomPagePath, getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import { getEnquiryLink } from '@/lib/routes/links';
import { type StationId, stationIds, stationTimes } from './sampleOrder';
import styles from './stations.module.css';

type StationProps = {
  id: StationId;
  /** The device on wide screens; narrow ones always show a phone. */
  device?: 'window' | 'phone';
  /** The title bar: the screen of the software and the role of its user. */
  screen: ReactNode;
  user: ReactNode;
  /** A drawing around the device. */
  scene?: ReactNode;
  children: ReactNode;
};

/**
 * Section with a screen of the software at one station of order 0421, and a link to the next station. The migration was
 * before the order.
 */
export async function Station({ id, device = 'window', screen, user, scene, children }: StationProps) {
  const t = await getTranslator('stations');
  const [day, time] = stationTimes[id].split(' ') as [string, string];
  // The label does not break within its date.
  const date = formatDate(day, t.locale).replaceAll(' ', '\u00a0');
  const stop = stationIds.indexOf(id) + 1;
  const next = findNextStation(id, t.locale);
  return (
    <Section id="station">
      <div className={styles.station}>
        <SectionHeader
          id="station"
          look="plain"
          label={id === 'migration' ? date : t('label', { date, stop, total: stationIds.length })}
          title={t(`${id}.title`)}
          lead={t(`${id}.lead`)}
        />
        <figure className={styles[device]} data-station={id} aria-labelledby="station-title">
          <div className={`${deviceStyles.frame} ${styles.device}`}>
            <header className={deviceStyles.bar}>
              <b>{screen}</b>
              <span>{user}</span>
              <time dateTime={stationTimes[id]}>{time}</time>
            </header>
            <Rail id={id} />
            <div>{children}</div>
          </div>
          {scene}
        </figure>
        <p className={styles.next}>
          <ButtonLink href={next?.href ?? getEnquiryLink(t.locale)} look="quiet">
            {next ? t('next', { title: t.text(`${next.id}.title`) }) : t('last')}
          </ButtonLink>
          <small>{t('sample')}</small>
        </p>
      </div>
    </Section>
  );
}

type RowProps = Omit<ComponentProps<'details'>, 'className'> & {
  label: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  /** True for the row that needs the user. */
  isAlarm?: boolean;
};

/** A row of a list of the class `rows`: a label and a value, and a disclosure if the row has content. */
export function Row({ label, note, value, isAlarm, children, ...details }: RowProps) {
  const line = (
    <>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      <b>{value}</b>
    </>
  );
  return (
    <li data-alarm={isAlarm || undefined}>
      {children ? (
        <details {...details}>
          <summary>{line}</summary>
          <div>{children}</div>
        </details>
      ) : (
        <p>{line}</p>
      )}
    </li>
  );
}

/** The action that is due: a disclosure that looks like a button. It is final: the button gives way to its result. */
export function Action({
  label,
  done,
  children,
}: {
  label: ReactNode;
  done: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <details className={styles.action} data-resolves>
        <summary>{label}</summary>
        {children}
      </details>
      <output className={styles.done}>
        <span>✓ {done}</span>
      </output>
    </>
  );
}

/** The stations of the order as points on a line, with the order at one of them. Decorative. */
function Rail({ id }: { id: StationId }) {
  const current = stationIds.indexOf(id);
  const getX = (index: number) => 10 + 20 * index;
  return (
    <svg className={styles.rail} viewBox={`0 0 ${20 * stationIds.length} 20`} aria-hidden="true">
      <path d={`M${getX(current)} 10H${getX(stationIds.length - 1)}`} strokeDasharray="2 4" />
      <path d={`M${getX(0)} 10H${getX(current)}`} />
      {stationIds.map((other, index) => (
        <circle key={other} cx={getX(index)} cy="10" r="3" />
      ))}
      <rect
        x={getX(current) - 7}
        y="3"
        width="14"
        height="14"
        className={current < stationIds.length - 1 ? styles.order : undefined}
      />
    </svg>
  );
}

/** Returns the next station that has a page; undefined after the last one. */
function findNextStation(id: StationId, locale: Locale): { id: StationId; href: string } | undefined {
  for (const next of stationIds.slice(stationIds.indexOf(id) + 1)) {
    const page = loadCustomPages(locale).find(({ station }) => station === next);
    const path = page
      ? getCustomPagePath(page.slug)
      : findEntry(services, locale, next) && getEntryPath('services', next);
    if (path) return { id: next, href: getLocalePath(locale, path) };
  }
  return undefined;
}
