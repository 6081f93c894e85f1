/** Puts values in the places of a text, `{name}`; none in a value is taken for one. Throws for a place without a value. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The text "${template}" has ${place}, for which there is no value.`);
    return value;
  });
}
