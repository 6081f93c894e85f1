/**
 * A map that keeps at least the `size` most recently set keys, and at most twice as many. It discards old keys all at
 * once: deleting them one by one from the front of a `Map` becomes slower with each deleted key.
 */
export class RecentMap<Value> {
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  constructor(private readonly size: number) {}

  get(key: string): Value | undefined {
    return this.young.get(key) ?? this.old.get(key);
  }

  set(key: string, value: Value): void {
    this.young.set(key, value);
    if (this.young.size < this.size) return;
    this.old = this.young;
    this.young = new Map();
  }

  delete(key: string): void {
    this.young.delete(key);
    this.old.delete(key);
  }
}
