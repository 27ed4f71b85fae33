import { z } from "@hono/zod-openapi";
import { type Call, defineCall } from "./call.ts";
import { said } from "./fields.schema.ts";
import { nothing } from "./read-request.ts";

const newPassword = z
  .string()
  .max(128)
  .openapi({ description: "At least 12 characters, and none of the passwords that attackers try first." });

const requestReset = defineCall({
  name: "requestPasswordReset",
  method: "post",
  path: "/api/profile/store-token",
  tag: "Passwords",
  title: "Sends a link to choose a new password.",
  text: "The server makes the token of the link itself, keeps only its hash and mails it; `resetToken` is taken for the sake of older programs and not used. The answer is the same whether or not somebody has the address.",
  isPublic: true,
  params: nothing,
  body: z.object({
    email: z.email("passwords:emailInvalid").max(254),
    resetToken: z.string().max(500).nullish().openapi({ description: "Not used." }),
  }),
  example: { email: "chief@seraphine.example" },
  answer: said,
  answerText: "A link is on its way, if somebody has the address.",
  async act({ caller, body, say }) {
    await caller.session.requestReset({ email: body.email });
    return { msg: say("messages:resetLinkSent") };
  },
});

const resetPassword = defineCall({
  name: "resetPassword",
  method: "post",
  path: "/api/profile/reset-password/{token}",
  tag: "Passwords",
  title: "Chooses a new password by the token of a mailed link.",
  text: "A token opens once, within 60 minutes. All sessions of the account end.",
  isPublic: true,
  params: z.object({ token: z.string().min(1).max(200).openapi({ description: "The last part of the link." }) }),
  body: z.object({ newPassword }),
  example: { newPassword: "Lanterns over the bow 9" },
  answer: said,
  answerText: "The password is the new one.",
  async act({ caller, params, body, say }) {
    await caller.session.resetPassword({ token: params.token, newPassword: body.newPassword });
    return { msg: say("messages:passwordChanged") };
  },
});

const changePassword = defineCall({
  name: "changePassword",
  method: "put",
  path: "/api/users/change_password",
  tag: "Passwords",
  title: "Changes the account's own password.",
  text: "`currentPassword` may be left out only by an account that has to replace a password that was given to it. All other sessions of the account end.",
  params: nothing,
  body: z.object({
    newPassword,
    currentPassword: z.string().max(200).nullish().openapi({ description: "The password until now." }),
  }),
  example: { currentPassword: "Fairwinds-2026", newPassword: "Lanterns over the bow 9" },
  answer: said,
  answerText: "The password is the new one.",
  async act({ caller, body, say }) {
    await caller.session.changePassword({
      newPassword: body.newPassword,
      currentPassword: body.currentPassword || undefined,
    });
    return { msg: say("messages:passwordChanged") };
  },
});

export const passwordCalls: readonly Call[] = [requestReset, resetPassword, changePassword];
