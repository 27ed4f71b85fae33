/* SHA-256 by the browser where it offers it, and by hand where a page that was opened as a file is refused it (FIPS 180-4). */

globalThis.bookProof = {
  sha256: (() => {
    const primes = [];
    for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
    const fraction = (value) => ((value - Math.floor(value)) * 4294967296) | 0;
    const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
    const begin = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
    const turn = (word, by) => (word >>> by) | (word << (32 - by));

    function byHand(bytes) {
      const length = (((bytes.length + 8) >> 6) + 1) << 6;
      const padded = new Uint8Array(length);
      padded.set(bytes);
      padded[bytes.length] = 0x80;
      const view = new DataView(padded.buffer);
      view.setUint32(length - 8, Math.floor(bytes.length / 536870912));
      view.setUint32(length - 4, (bytes.length << 3) >>> 0);
      const state = begin.slice();
      const words = new Int32Array(64);
      for (let at = 0; at < length; at += 64) {
        for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
        for (let i = 16; i < 64; i++) {
          const [near, far] = [words[i - 15], words[i - 2]];
          const first = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
          const second = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
          words[i] = (words[i - 16] + first + words[i - 7] + second) | 0;
        }
        let [a, b, c, d, e, f, g, h] = state;
        for (let i = 0; i < 64; i++) {
          const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
          const one = (h + mixed + rounds[i] + words[i]) | 0;
          const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
          [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
        }
        [a, b, c, d, e, f, g, h].forEach((word, i) => {
          state[i] = (state[i] + word) | 0;
        });
      }
      return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
    }

    const subtle = typeof crypto === "undefined" ? undefined : crypto.subtle;
    const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const of = async (text) => {
      const bytes = new TextEncoder().encode(text);
      if (!subtle) return byHand(bytes);
      try {
        return hex(await subtle.digest("SHA-256", bytes));
      } catch {
        return byHand(bytes);
      }
    };
    return Object.assign(of, { byHand: (text) => byHand(new TextEncoder().encode(text)) });
  })(),
};
