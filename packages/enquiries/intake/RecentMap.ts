/**
 * A map that keeps at least the `minSize` most recently set keys, and at most twice as many. It discards old keys all at
 * once: deleting them one by one from the front of a `Map` becomes slower with each deleted key.
 */
export class RecentMap<Value> {
  private newer = new Map<string, Value>();
  private older = new Map<string, Value>();

  constructor(private readonly minSize: number) {}

  get(key: string): Value | undefined {
    return this.newer.get(key) ?? this.older.get(key);
  }

  set(key: string, value: Value): void {
    this.newer.set(key, value);
    if (this.newer.size < this.minSize) return;
    this.older = this.newer;
    this.newer = new Map();
  }

  delete(key: string): void {
    this.newer.delete(key);
    this.older.delete(key);
  }
}
