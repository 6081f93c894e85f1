import type { ReactNode } from 'react';
import { type Hour, hours } from './sampleWeek';

type TimeVariantsProps<Value> = {
  getValue: (hour: Hour) => Value;
  /** Renders a value. `hour` is the first hour that has the value. */
  render?: (value: Value, hour: Hour) => ReactNode;
  /** The wrapper element: `g` inside an SVG. */
  element?: 'span' | 'g';
};

/**
 * Renders a value that depends on the hour: one element per distinct value, with its hours in `data-at`. CSS shows the
 * element of the selected hour. A constant value is rendered once, without an element.
 */
export function TimeVariants<Value extends string | number>({
  getValue,
  render = (value) => value,
  element: Element = 'span',
}: TimeVariantsProps<Value>) {
  const values = [...new Set(hours.map(getValue))];
  if (values.length === 1) return render(values[0] as Value, hours[0]);
  return values.map((value) => {
    const valueHours = hours.filter((hour) => getValue(hour) === value);
    const hiddenProps = valueHours.includes(hours[0]) ? {} : { hidden: true };
    return (
      <Element key={value} data-at={valueHours.join(' ')} {...hiddenProps}>
        {render(value, valueHours[0] as Hour)}
      </Element>
    );
  });
}
