import { signInCalls } from "./auth.rest.ts";
import type { Call } from "./call.ts";
import { passwordCalls } from "./passwords.rest.ts";
import { themeCalls } from "./themes.rest.ts";

/** Every call that scripts may make, in the order in which the page shows them. */
export const allCalls: readonly Call[] = [...signInCalls, ...passwordCalls, ...themeCalls];
