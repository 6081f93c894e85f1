import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './HourChoice.module.css';
import { CLOCK, hours } from './sampleWeek';

/** The day of the late order, hour by hour, along its thread: what happened can be read, and its hour be chosen. */
export async function HourChoice() {
  const copy = await getCopy('home');
  return (
    <fieldset className={styles.hours}>
      <legend>{copy('showcase.hour.legend')}</legend>
      {hours.map((hour) => (
        <label key={hour}>
          <input type="radio" name="hour" value={hour} defaultChecked={hour === hours[0]} hidden />
          <b>{CLOCK[hour]}</b>
          <span>{copy(`showcase.hour.${hour}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
