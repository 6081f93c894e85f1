import type { ReactNode } from 'react';
import styles from './SegmentedControl.module.css';

type ChoiceProps = {
  name: string;
  legend: ReactNode;
  /** What can be chosen; each in a language of its own where it says so. */
  options: { value: string; label: ReactNode; lang?: string }[];
  chosen: string;
};

/** One of a few, side by side. Hidden where the browser cannot show what is chosen. */
export function SegmentedControl({ name, legend, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} hidden>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
