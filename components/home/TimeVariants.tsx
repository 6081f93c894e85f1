import type { ReactNode } from 'react';
import { type Hour, hours } from './sampleWeek';

type AtHoursProps<Value> = {
  of: (hour: Hour) => Value;
  /** How a value is shown; where it hangs on more than the value, as at the first hour that has it. */
  show?: (value: Value, hour: Hour) => ReactNode;
  /** What holds a value: in a drawing, a group. */
  as?: 'span' | 'g';
};

/** What the screens show at each hour, told apart by `data-at`; what is the same at all of them stands once. */
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
