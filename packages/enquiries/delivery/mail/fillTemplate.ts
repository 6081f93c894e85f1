/**
 * Replaces the `{name}` placeholders of a template. Placeholders inside values are not replaced. Throws if a
 * placeholder has no value.
 */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the placeholder ${placeholder} in "${template}".`);
    return value;
  });
}
