import { AppError } from "@ymp/core/errors";

/** Whose stream it is, and where it ends. */
export interface StreamOwner {
  readonly userId: string;
  readonly address: string;
}

interface Stream {
  readonly owner: StreamOwner;
  readonly close: () => void;
}

export interface StreamBounds {
  /** Every tab of every device has one. */
  readonly perAccount: number;
  /** Everybody behind the router of a vessel or a marina. */
  readonly perAddress: number;
}

export const streamBounds: StreamBounds = { perAccount: 24, perAddress: 400 };

/** The event streams that are open, bounded: each costs memory, and an answer at every announcement. */
export class OpenStreams {
  readonly #streams = new Set<Stream>();

  constructor(private readonly bounds: StreamBounds = streamBounds) {}

  get size(): number {
    return this.#streams.size;
  }

  /**
   * Lets a stream in, and ends the account's oldest where it has too many: that may be one whose browser is long gone. Answers
   * what takes it out again. @throws AppError limit where an address has too many
   */
  enter(owner: StreamOwner, close: () => void): () => void {
    const own = this.#of(({ userId }) => userId === owner.userId);
    const [oldest] = own;
    if (oldest && own.length >= this.bounds.perAccount) this.#end(oldest);
    else if (this.#of(({ address }) => address === owner.address).length >= this.bounds.perAddress)
      throw new AppError("limit", "rest:tooManyStreams");
    const stream = { owner, close };
    this.#streams.add(stream);
    return () => void this.#streams.delete(stream);
  }

  /** In the order they came. */
  #of(isMeant: (owner: StreamOwner) => boolean): Stream[] {
    return [...this.#streams].filter(({ owner }) => isMeant(owner));
  }

  #end(stream: Stream): void {
    this.#streams.delete(stream);
    stream.close();
  }
}
