import type { ReactNode } from 'react';
import { type TimeOfDay, timesOfDay } from './sampleWeek';

type TimeVariantsProps<Value> = {
  getValue: (timeOfDay: TimeOfDay) => Value;
  /** Renders a value. `timeOfDay` is the first time that has the value. */
  render?: (value: Value, timeOfDay: TimeOfDay) => ReactNode;
  /** The wrapper element: `g` inside an SVG. */
  element?: 'span' | 'g';
};

/**
 * Renders a value that depends on the time: one element per distinct value, with its times in `data-at`. CSS shows the
 * element of the selected time. A constant value is rendered once, without an element.
 */
export function TimeVariants<Value extends string | number>({
  getValue,
  render = (value) => value,
  element: Element = 'span',
}: TimeVariantsProps<Value>) {
  const values = [...new Set(timesOfDay.map(getValue))];
  if (values.length === 1) return render(values[0] as Value, timesOfDay[0]);
  return values.map((value) => {
    const valueTimes = timesOfDay.filter((timeOfDay) => getValue(timeOfDay) === value);
    const hiddenProps = valueTimes.includes(timesOfDay[0]) ? {} : { hidden: true };
    return (
      <Element key={value} data-at={valueTimes.join(' ')} {...hiddenProps}>
        {render(value, valueTimes[0] as TimeOfDay)}
      </Element>
    );
  });
}
