import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { languageTags } from '@/lib/shared/i18n/languageTags';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { getScreenLocale, screenLocales } from './createLabelRenderer';
import { OrdersScreen } from './OrdersScreen';
import { PlanScreen } from './PlanScreen';
import { roles } from './Screen';
import { SegmentedControl } from './SegmentedControl';
import { ShippingSteps } from './ShippingSteps';
import styles from './Showcase.module.css';
import { StockScreen } from './StockScreen';
import { ThreadMargin } from './Thread';
import { TimeOfDayPicker } from './TimeOfDayPicker';
import { VoucherScreen } from './VoucherScreen';

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
          <ShippingSteps />
          <div className={styles.screens}>
            <div className={styles.choices}>
              <SegmentedControl
                name="role"
                legend={t('showcase.role')}
                options={roles.map((role) => ({ value: role, label: t(`showcase.words.${role}`) }))}
                selected={roles[0]}
              />
              <SegmentedControl
                name="language"
                legend={t('showcase.language')}
                options={screenLocales.map((locale) => ({
                  value: locale,
                  label: localeInfo[locale].name,
                  lang: languageTags[locale],
                }))}
                selected={getScreenLocale(t.locale)}
              />
            </div>
            <OrdersScreen />
            <StockScreen />
            <PlanScreen />
            <VoucherScreen />
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
