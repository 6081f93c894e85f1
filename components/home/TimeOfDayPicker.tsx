import { getTranslator } from '@/lib/content/messages/getTranslator';
import { CLOCK_TIMES, timesOfDay } from './sampleWeek';
import styles from './TimeOfDayPicker.module.css';

/** Radio buttons for the times of the sample day, with their events. `hidden`: see `SegmentedControl`. */
export async function TimeOfDayPicker() {
  const t = await getTranslator('home');
  return (
    <fieldset className={styles.times}>
      <legend>{t('showcase.hour.legend')}</legend>
      {timesOfDay.map((timeOfDay) => (
        <label key={timeOfDay}>
          <input
            type="radio"
            name="hour"
            value={timeOfDay}
            defaultChecked={timeOfDay === timesOfDay[0]}
            hidden
          />
          <b>{CLOCK_TIMES[timeOfDay]}</b>
          <span>{t(`showcase.hour.${timeOfDay}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
