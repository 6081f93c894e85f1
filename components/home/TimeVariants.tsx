import type { ReactNode } from 'react';
import { type Hour, hours } from './sampleWeek';

type AtHoursProps<Value> = {
  of: (hour: Hour) => Value;
  /** Renders a value. `hour` is the first hour that has the value. */
  show?: (value: Value, hour: Hour) => ReactNode;
  /** The wrapper element: `g` inside an SVG. */
  as?: 'span' | 'g';
};

/** Renders one element per distinct value, tagged with its hours in `data-at`; a constant value is rendered once. */
export function TimeVariants<Value extends string | number>({
  of,
  show = (value) => value,
  as: Holder = 'span',
}: AtHoursProps<Value>) {
  const values = [...new Set(hours.map(of))];
  if (values.length === 1) return show(values[0] as Value, hours[0]);
  return values.map((value) => {
    const at = hours.filter((hour) => of(hour) === value);
    const later = at.includes(hours[0]) ? {} : { hidden: true };
    return (
      <Holder key={value} data-at={at.join(' ')} {...later}>
        {show(value, at[0] as Hour)}
      </Holder>
    );
  });
}
