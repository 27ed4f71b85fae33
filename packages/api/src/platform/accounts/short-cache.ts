import { isWindowOver } from "@ymp/core/clock-window";

const lifeMs = 5000;
const maxOwners = 10_000;

/**
 * Remembers answers about a user for seconds. The database announces every change of users, memberships and vessels, so
 * the life only bounds what a lost announcement could do.
 */
export class ShortCache<T> {
  readonly #byOwner = new Map<string, Map<string, { until: Date; answer: Promise<T> }>>();

  get(ownerId: string, key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#byOwner.get(ownerId)?.get(key);
    if (known && !isWindowOver(known.until, lifeMs, new Date())) return known.answer;
    const answer = load();
    this.#remember(ownerId, key, answer);
    answer.catch(() => this.#byOwner.get(ownerId)?.delete(key));
    return answer;
  }

  drop(ownerId: string | "*"): void {
    if (ownerId === "*") this.#byOwner.clear();
    else this.#byOwner.delete(ownerId);
  }

  #remember(ownerId: string, key: string, answer: Promise<T>): void {
    if (this.#byOwner.size > maxOwners) this.#byOwner.clear();
    const own = this.#byOwner.get(ownerId) ?? new Map();
    own.set(key, { until: new Date(Date.now() + lifeMs), answer });
    this.#byOwner.set(ownerId, own);
  }
}
