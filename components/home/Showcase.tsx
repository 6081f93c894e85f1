import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { localeInfo, locales } from '@/lib/shared/i18n/locales';
import { Choice } from './Choice';
import { HourChoice } from './HourChoice';
import { OrdersScreen } from './OrdersScreen';
import { PlanScreen } from './PlanScreen';
import { roles } from './Screen';
import styles from './Showcase.module.css';
import { StockScreen } from './StockScreen';
import { Passing } from './Thread';

/** Three screens of Lotus ERP, of which a visitor chooses role, hour and language; all three without `:has()`. */
export async function Showcase() {
  const copy = await getCopy('home');
  return (
    <Passing>
      <Section id="showcase" tone="band" tall>
        <SectionHead id="showcase" look="split" title={copy('showcase.title')} lead={copy('showcase.lead')} />
        <div className={styles.day}>
          <HourChoice />
          <div className={styles.book}>
            <div className={styles.choices}>
              <Choice
                name="role"
                legend={copy('showcase.role')}
                options={roles.map((role) => ({ value: role, label: copy(`showcase.words.${role}`) }))}
                chosen={roles[0]}
              />
              <Choice
                name="language"
                legend={copy('showcase.language')}
                options={locales.map((lang) => ({ value: lang, label: localeInfo[lang].name, lang }))}
                chosen={copy.locale}
              />
            </div>
            <OrdersScreen />
            <StockScreen />
            <PlanScreen />
          </div>
          <p>
            <ButtonLink href={enquiryLink(copy.locale, { subject: 'erp' })} look="secondary">
              {copy('showcase.ask')}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </Passing>
  );
}
