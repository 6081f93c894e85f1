/**
 * Puts values in the places of a text: `{name}` becomes the value of `name`. What stands in a value is never taken for
 * a place. Throws for a place without a value.
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The text "${template}" has ${place}, for which there is no value.`);
    return value;
  });
}
