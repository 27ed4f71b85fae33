/** Lets pieces of work of one name run one after the other within this process; those of other names do not wait. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(work);
    // Anyone who comes next waits for the end of it, not for its success.
    const over: Promise<void> = mine.then(
      () => this.#forget(name, over),
      () => this.#forget(name, over),
    );
    this.#last.set(name, over);
    return mine;
  }

  #forget(name: string, over: Promise<unknown>): void {
    if (this.#last.get(name) === over) this.#last.delete(name);
  }
}
