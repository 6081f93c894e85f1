import type { ReactNode } from 'react';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps = {
  name: string;
  legend: ReactNode;
  /** The options; `lang` is set if a label is not in the page's language. */
  options: { value: string; label: ReactNode; lang?: string }[];
  selected: string;
};

/** A row of radio buttons. CSS overrides `hidden` in browsers that support `:has()`, which the choice requires. */
export function SegmentedControl({ name, legend, options, selected }: SegmentedControlProps) {
  return (
    <fieldset className={styles.choice} hidden>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={name} value={value} defaultChecked={value === selected} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
