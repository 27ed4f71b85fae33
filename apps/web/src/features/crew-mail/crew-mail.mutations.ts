import { useWrite } from "../../lib/use-write.ts";

const touched = [["crewMail"]] as const;
const shownInPlace = ["invalid", "conflict", "forbidden", "limit", "not_found", "stale"] as const;

export const useSendCrewMail = () =>
  useWrite(({ crewMail }) => crewMail.send, { success: "crew-mail:said.sent", invalidates: touched, shownInPlace });

export const useResendCrewMail = () =>
  useWrite(({ crewMail }) => crewMail.resend, {
    success: "crew-mail:said.resent",
    params: ({ count }) => ({ count }),
    failure: "crew-mail:failed.resend",
    invalidates: touched,
  });

export const useSaveTemplate = () =>
  useWrite(({ crewMail }) => crewMail.saveTemplate, {
    success: "crew-mail:said.template",
    invalidates: touched,
    shownInPlace,
  });

export const useRemoveTemplate = () =>
  useWrite(({ crewMail }) => crewMail.removeTemplate, {
    success: "crew-mail:said.templateRemoved",
    failure: "crew-mail:failed.templateRemoved",
    invalidates: touched,
  });
