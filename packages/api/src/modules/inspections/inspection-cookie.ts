import type { RequestContext } from "../../context.ts";

/** Beside the session's, of which it is another kind: it opens nothing that an account opens. */
export const inspectionCookieName = (sessionCookie: string): string => sessionCookie.replace("session", "inspection");

type Answering = Pick<RequestContext, "services" | "setHeader">;

/** Sent by the product's own pages alone, read by none of their scripts, and gone with the time of the inspection. */
export function setInspectionCookie({ services, setHeader }: Answering, token: string, seconds: number): void {
  const name = inspectionCookieName(services.accounts.sessions.cookieName);
  const secure = name.startsWith("__Host-") ? "; Secure" : "";
  setHeader("set-cookie", `${name}=${token}; HttpOnly; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`);
}

export const clearInspectionCookie = (answering: Answering): void => setInspectionCookie(answering, "", 0);
