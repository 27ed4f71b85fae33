import { signInCalls } from "./auth.rest.ts";
import type { Call } from "./call.ts";
import { documentCalls } from "./documents.rest.ts";
import { joiningCalls } from "./joining.rest.ts";
import { passwordCalls } from "./passwords.rest.ts";
import { profileFactCalls } from "./profile-facts.rest.ts";
import { profilesAcrossCalls } from "./profiles-across.rest.ts";
import { profileReadingCalls } from "./profiles-reading.rest.ts";
import { profileWritingCalls } from "./profiles-writing.rest.ts";
import { switchingCalls } from "./switching.rest.ts";
import { themeCalls } from "./themes.rest.ts";
import { userReadingCalls } from "./users-reading.rest.ts";
import { userWritingCalls } from "./users-writing.rest.ts";
import { worklistCalls } from "./worklist.rest.ts";

/** Every call that scripts may make, in the order in which the page shows them. */
export const allCalls: readonly Call[] = [
  ...signInCalls,
  ...passwordCalls,
  ...profileReadingCalls,
  ...profilesAcrossCalls,
  ...profileWritingCalls,
  ...profileFactCalls,
  ...documentCalls,
  ...userReadingCalls,
  ...joiningCalls,
  ...userWritingCalls,
  ...worklistCalls,
  ...switchingCalls,
  ...themeCalls,
];
