import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLanguageTag, localeInfo } from '@/lib/i18n/locales';
import { getEnquiryLink } from '@/lib/routes/links';
import { getScreenLocale, screenLocales } from './createLabelRenderer';
import { OrdersScreen } from './OrdersScreen';
import { PlanScreen } from './PlanScreen';
import { roles } from './Screen';
import styles from './Showcase.module.css';
import { StockScreen } from './StockScreen';
import { ThreadMargin } from './Thread';
import { TimeOfDayPicker } from './TimeOfDayPicker';

/**
 * Section with screens of the ERP. CSS shows the role, time and language selected by radio buttons. Browsers without
 * `:has()` show the screens of all roles.
 */
export async function Showcase() {
  const t = await getTranslator('home');
  return (
    <ThreadMargin>
      <Section id="showcase" tone="band" tall>
        <SectionHeader id="showcase" look="split" title={t('showcase.title')} lead={t('showcase.lead')} />
        <div className={styles.day}>
          <TimeOfDayPicker />
          <div className={styles.screens}>
            <div className={styles.choices}>
              <SegmentedControl
                name="role"
                legend={t('showcase.role')}
                options={roles.map((role) => ({ value: role, label: t(`showcase.words.${role}`) }))}
                selected={roles[0]}
              />
              {screenLocales.length > 1 && (
                <SegmentedControl
                  name="language"
                  legend={t('showcase.language')}
                  options={screenLocales.map((locale) => ({
                    value: locale,
                    label: localeInfo[locale].name,
                    lang: getLanguageTag(locale),
                  }))}
                  selected={getScreenLocale(t.locale)}
                />
              )}
            </div>
            <OrdersScreen />
            <StockScreen />
            <PlanScreen />
          </div>
          <p>
            <ButtonLink href={getEnquiryLink(t.locale, { subject: 'erp' })} look="secondary">
              {t('showcase.ask')}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </ThreadMargin>
  );
}
