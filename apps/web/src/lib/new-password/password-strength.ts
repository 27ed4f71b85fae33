import { minPasswordLength } from "@ymp/api/platform/accounts/password.schema";
import { isCommonPassword } from "@ymp/core/access/common-password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

export type PasswordStrength = "tooShort" | "common" | "weak" | "fair" | "strong" | "veryStrong";

/** What is beyond takes long to weigh and adds nothing to what is strong already. */
const weighedLength = 64;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: weighedLength });

/** Powers of ten of the guesses that a password withstands, from which on it bears the name. */
const leastGuesses: readonly [atLeast: number, strength: PasswordStrength][] = [
  [14, "veryStrong"],
  [11, "strong"],
  [8, "fair"],
];

/**
 * How long a program that guesses would need. The two that the server refuses are told as it tells them.
 * @param known names of the account, which are guessed first
 */
export function strengthOf(plain: string, known: readonly string[]): PasswordStrength {
  if (plain.length < minPasswordLength) return "tooShort";
  if (isCommonPassword(plain)) return "common";
  const { guessesLog10 } = estimator.check(
    plain,
    known.filter((name) => name !== ""),
  );
  return leastGuesses.find(([atLeast]) => guessesLog10 >= atLeast)?.[1] ?? "weak";
}
