import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { newPasswordSchema } from "../../platform/accounts/password.schema.ts";
import { signedByKey } from "../two-step/key-signature.schema.ts";

const typedPassword = z.string().min(1, "auth:passwordMissing").max(200, "errors:tooLong");
const email = z.email("passwords:emailInvalid").trim().max(254, "errors:tooLong");

export const signInInput = z.object({
  /** Username or email address. */
  login: z.string().trim().min(1, "auth:loginMissing").max(254, "errors:tooLong"),
  password: typedPassword,
  /** Of the second step: six digits, or a recovery code. Asked for by the answer "auth:codeNeeded". */
  code: z.string().trim().max(40, "auth:codeWrong").optional(),
  /** In place of the code, where keys are set up. */
  key: signedByKey.optional(),
  /** False: the session ends with the browser. */
  staysSignedIn: z.boolean().default(true),
});
export type SignInInput = z.infer<typeof signInInput>;

export const askKeyInput = signInInput.pick({ login: true, password: true });
export type AskKeyInput = z.infer<typeof askKeyInput>;

export const requestResetInput = z.object({ email });
export type RequestResetInput = z.infer<typeof requestResetInput>;

export const resetLinkInput = z.object({ token: z.string().min(1).max(200) });
export type ResetLinkInput = z.infer<typeof resetLinkInput>;

export const resetPasswordInput = z.object({ token: z.string().min(1).max(200), newPassword: newPasswordSchema });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  /** Not asked of someone who must change a password that was given to them. */
  currentPassword: typedPassword.optional(),
  newPassword: newPasswordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const confirmInput = z.object({
  currentPassword: typedPassword,
  /** Of the second step, where it is on; or a key. */
  code: z.string().trim().max(40, "auth:codeWrong").optional(),
  key: signedByKey.optional(),
});
export type ConfirmInput = z.infer<typeof confirmInput>;

export const switchVesselInput = z.object({ vesselId: idSchema });
export const closeSessionInput = z.object({ sessionId: z.string().max(100) });

export const firstAdministratorInput = z.object({
  /** As the server's log says it. */
  code: z.string().trim().min(1, "first-administrator:codeMissing").max(40, "errors:tooLong"),
  name: nameSchema(120, "passwords:nameMissing"),
  username: z
    .string()
    .trim()
    .min(3, "passwords:usernameTooShort")
    .max(60, "errors:tooLong")
    .regex(/^[\p{L}\p{N}._-]+$/u, "passwords:usernameInvalid"),
  email,
  password: newPasswordSchema,
});
export type FirstAdministratorInput = z.infer<typeof firstAdministratorInput>;

/** "default": the token's own grey; otherwise six hex digits with a leading #. */
const barColor = z.union([z.literal("default"), z.literal(""), z.string().regex(/^#[0-9a-f]{6}$/i)]);

export const themeSchema = z.object({
  currentTheme: z.enum(["light", "dark"]),
  navType: z.enum(["side", "top"]),
  sideNavTheme: z.enum(["light", "dark"]),
  navCollapsed: z.boolean(),
  topNavColor: barColor,
  headerNavColor: barColor,
  /** A property of the documented theme, kept for its callers: no screen reads it. */
  mobileNav: z.boolean(),
  fontSize: z.enum(["sm", "base", "md"]),
  direction: z.enum(["ltr", "rtl"]),
  locale: z.enum(locales),
});
export type Theme = z.infer<typeof themeSchema>;

export const acknowledgePrivacyInput = z.object({ version: z.string().max(64) });

export const setThemeInput = themeSchema.partial();
export type SetThemeInput = z.infer<typeof setThemeInput>;

export const defaultTheme: Theme = {
  currentTheme: "dark",
  navType: "top",
  sideNavTheme: "dark",
  navCollapsed: false,
  topNavColor: "default",
  headerNavColor: "default",
  mobileNav: false,
  fontSize: "base",
  direction: "ltr",
  locale: "en",
};
