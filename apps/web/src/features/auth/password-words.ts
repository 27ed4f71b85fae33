import type { Services } from "../../app/services.ts";

/** What the screens say on which a password is chosen; one without them asks again by itself. */
export const passwordWords = ({ context }: { context: { services: Pick<Services, "translator"> } }) =>
  context.services.translator.wordsOf("passwords").catch(() => undefined);
