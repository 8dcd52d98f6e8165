/** The SHA-256 of a text (FIPS 180-4), in hexadecimal. Browsers have only one that makes callers wait. */
export function sha256(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  const hash = [...FIRST_HASH];
  for (let block = 0; block < words.length; block += 16) digest(hash, words, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The first 32 bits of the fractional part of a number. */
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const primes = (count: number) => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const FIRST_HASH = primes(8).map((p) => fraction(Math.sqrt(p)));
const CONSTANTS = primes(64).map((p) => fraction(Math.cbrt(p)));

/** The message, a 1, zeros, and its length in bits, in blocks of 16 words. */
function paddedWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - 8 * (i % 4))));
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length % 4));
  words[words.length - 1] = 8 * bytes.length;
  return words;
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function digest(hash: number[], words: Int32Array, block: number): void {
  const w = Array.from(words.subarray(block, block + 16));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[i]! + w[i]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}
