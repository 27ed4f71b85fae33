import { vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import {
  crewMailIdInput,
  listCrewMailsInput,
  saveCrewMailTemplateInput,
  sendCrewMailInput,
  versionedCrewMailTemplateInput,
} from "./crew-mail.schema.ts";
import { listCrewMails, readCrewMail, readMailDesk } from "./crew-mail-reading.service.ts";
import { resendCrewMail, sendCrewMail } from "./sending.service.ts";
import { removeTemplate, saveTemplate } from "./templates.service.ts";

/** Whoever sees the crew comes in; whom they may write to is decided by what they are aboard. */
const view = vesselProcedure("employees:view");
const mailing = vesselProcedure("employees:view", { uses: "mail" });

export const crewMailRouter = t.router({
  list: view.input(listCrewMailsInput).query(({ ctx, input }) => listCrewMails(ctx.scope, input)),
  get: view.input(crewMailIdInput).query(({ ctx, input }) => readCrewMail(ctx.scope, input.id)),
  desk: view.query(({ ctx }) => readMailDesk(ctx.scope)),
  send: mailing.input(sendCrewMailInput).mutation(({ ctx, input }) => sendCrewMail(ctx.scope, input)),
  resend: mailing.input(crewMailIdInput).mutation(({ ctx, input }) => resendCrewMail(ctx.scope, input.id)),
  saveTemplate: view.input(saveCrewMailTemplateInput).mutation(({ ctx, input }) => saveTemplate(ctx.scope, input)),
  removeTemplate: view
    .input(versionedCrewMailTemplateInput)
    .mutation(({ ctx, input }) => removeTemplate(ctx.scope, input)),
});
