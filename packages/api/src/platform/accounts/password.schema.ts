import { z } from "zod";

export const minPasswordLength = 12;
const maxPasswordLength = 128;
export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, "passwords:passwordTooShort")
  .max(maxPasswordLength, "errors:tooLong");
