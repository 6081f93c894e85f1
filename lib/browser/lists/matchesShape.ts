/** Describes the shape of a value parsed from JSON. Both the type and the runtime check are derived from it. */
export type Shape = 'string' | 'number' | 'string?' | readonly [Shape] | { readonly [key: string]: Shape };

/** The type of the values that match a shape. */
type ShapeType<S> = S extends 'string'
  ? string
  : S extends 'number'
    ? number
    : S extends 'string?'
      ? string | undefined
      : S extends readonly [infer Inner]
        ? ShapeType<Inner>[]
        : { -readonly [Key in keyof S]: ShapeType<S[Key]> };

/** The shape of the values of a type. */
export type ShapeOf<T> = [T] extends [string]
  ? 'string'
  : [T] extends [number]
    ? 'number'
    : [T] extends [string | undefined]
      ? 'string?'
      : T extends readonly (infer Inner)[]
        ? readonly [ShapeOf<Inner>]
        : { readonly [Key in keyof T]-?: ShapeOf<T[Key]> };

/** True if an unknown value matches a shape. Additional keys are ignored. */
export function matchesShape<const S extends Shape>(value: unknown, shape: S): value is ShapeType<S>;
export function matchesShape(value: unknown, shape: Shape): boolean {
  if (shape === 'string?') return value === undefined || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape;
  if (isArrayShape(shape)) return Array.isArray(value) && value.every((item) => matchesShape(item, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([key, inner]) =>
    matchesShape((value as Record<string, unknown>)[key], inner),
  );
}

function isArrayShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
