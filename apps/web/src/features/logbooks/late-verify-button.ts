import { quietPart } from "../../lib/lazy-part.tsx";

/** A book is read before anybody verifies it. */
export const VerifyButton = quietPart(async () => (await import("./verify-button.tsx")).VerifyButton);
