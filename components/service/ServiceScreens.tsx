import { EntryPicture } from '@/components/ui/EntryPicture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { type Column, StackedTable } from '@/components/ui/StackedTable';
import frame from '@/components/ui/screen.module.css';
import { findService, type Service } from '@/lib/content/entries/loadServices';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { languageTags } from '@/lib/shared/i18n/languageTags';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { BinMap } from './BinMap';
import styles from './ServiceScreens.module.css';

type ServiceScreen = Service['page']['screens'][number];

/** Section with the screens of a service: facts, a table and a drawing, all from the messages. */
export async function ServiceScreens({ service }: { service: Service }) {
  const t = await getTranslator('services');
  return (
    <Section id="screens">
      <SectionHeader id="screens" look="plain" title={t('page.screens')} />
      <div className={styles.screens} {...getFallbackLang(service, 'page.screens')}>
        {service.page.screens.map((screen, index) => (
          <figure key={screen.title}>
            <div className={frame.screen}>
              <header className={frame.head}>
                <h3 id={`screen-${index}`}>
                  {screen.title} <small>{screen.user}</small>
                </h3>
                <p>{screen.time}</p>
              </header>
              <dl className={frame.facts}>
                {screen.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.content}>
                <BinMap rows={screen.rows} />
                <EntryPicture entry={{ ...screen, untranslated: [] }} frame="screen" />
                <StackedTable labelledBy={`screen-${index}`} {...getTable(service, index, screen)} />
              </div>
            </div>
            <figcaption>
              {screen.caption}
              <br />
              {t('page.drawn')}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Returns columns and rows of a screen. The last cell of a row is shown in each of the languages of the screen. */
function getTable({ id }: Service, index: number, { columns, rows, languages }: ServiceScreen) {
  const isAmountColumn = columns.map((_, column) => rows.every(({ cells }) => isAmount(cells[column])));
  const translations = languages?.map((locale) => findService(locale, id)?.page.screens[index]?.rows);
  return {
    className: isAmountColumn.slice(1).every(Boolean) ? frame.amounts : undefined,
    columns: columns.flatMap((label, column): Column | Column[] =>
      languages && column === columns.length - 1
        ? languages.map((locale) => ({
            heading: [label, <small key={locale}>{localeInfo[locale].name}</small>],
            label: localeInfo[locale].name,
            lang: languageTags[locale],
          }))
        : { heading: label, label, isAmount: isAmountColumn[column] ?? false },
    ),
    rows: rows.map(({ cells, mark }, row) => ({
      key: cells.join(),
      cells: translations
        ? [...cells.slice(0, -1), ...translations.map((screen) => screen?.[row]?.cells.at(-1))]
        : cells,
      mark,
    })),
  };
}

function isAmount(text = ''): boolean {
  return /^[\d.,]+$/.test(text);
}
