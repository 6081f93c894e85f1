import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './HourPicker.module.css';
import { CLOCK_TIMES, hours } from './sampleWeek';

/** Radio buttons for the hours of the sample day. The label of each hour describes its events. */
export async function HourPicker() {
  const t = await getTranslator('home');
  return (
    <fieldset className={styles.hours}>
      <legend>{t('showcase.hour.legend')}</legend>
      {hours.map((hour) => (
        <label key={hour}>
          <input type="radio" name="hour" value={hour} defaultChecked={hour === hours[0]} hidden />
          <b>{CLOCK_TIMES[hour]}</b>
          <span>{t(`showcase.hour.${hour}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
