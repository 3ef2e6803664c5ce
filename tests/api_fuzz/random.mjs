// Random choices that a seed repeats. Nothing else in this folder may be random.
export class Random {
  #state;

  // Mulberry32, begun with the seed and a name, so that each operation has its own sequence whatever the others do.
  constructor(seed, name) {
    let hash = 2166136261;
    for (const byte of Buffer.from(`${seed} ${name}`)) hash = Math.imul(hash ^ byte, 16777619);
    this.#state = hash >>> 0;
  }

  // 0 <= x < 1
  fraction() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  // Both ends included.
  integer(low, high) {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  chance(probability) {
    return this.fraction() < probability;
  }

  pick(list) {
    return list[this.integer(0, list.length - 1)];
  }

  // By weight: {name: weight}.
  weighted(weights) {
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    let left = this.fraction() * total;
    for (const [name, weight] of Object.entries(weights)) if ((left -= weight) < 0) return name;
    return Object.keys(weights)[0];
  }

  text(length, characters = 'abcdefghijklmnopqrstuvwxyz') {
    return Array.from({ length }, () => this.pick(characters)).join('');
  }

  hex(bytes) {
    return this.text(2 * bytes, '0123456789abcdef');
  }
}
