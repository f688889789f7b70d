/** Numbers by numbers in one typed array: a look-up touches one place of memory, where a `Map` goes through several. */
export class NumberMap {
  /** How many are kept. */
  size = 0;
  /** 1 + the key and its value, in turn; 0 where nothing is. */
  private slots = new Int32Array(2 * 1024);

  /** @returns -1 where the key is not known */
  get(key: number): number {
    const {slots} = this;
    const at = this.slotOf(key);
    return slots[at] ? slots[at + 1] : -1;
  }

  /**
   * @param key from 0 to 2^31 - 2
   * @param value 0 or more
   */
  set(key: number, value: number): void {
    if (4 * this.size >= this.slots.length) this.grow();
    const at = this.slotOf(key);
    if (!this.slots[at]) this.size++;
    this.slots[at] = key + 1;
    this.slots[at + 1] = value;
  }

  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  /** Where a key is, or would be. */
  private slotOf(key: number): number {
    const {slots} = this;
    const mask = slots.length - 1;
    let at = (Math.imul(key ^ (key >>> 16), 0x9e3779b1) >>> 7) & mask & ~1;
    while (slots[at] && slots[at] !== key + 1) at = (at + 2) & mask;
    return at;
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Int32Array(2 * old.length);
    this.size = 0;
    for (let at = 0; at < old.length; at += 2) if (old[at]) this.set(old[at] - 1, old[at + 1]);
  }
}
