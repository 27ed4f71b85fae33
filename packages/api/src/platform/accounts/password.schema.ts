import { z } from "zod";

export const minPasswordLength = 10;
export const newPasswordSchema = z.string().min(minPasswordLength, "auth:passwordTooShort").max(200, "errors:tooLong");
