import { z } from "zod";
import { isNationality } from "./profile-nationality.ts";

export const nationalitySchema = z
  .string()
  .trim()
  .toUpperCase()
  .max(80, "people:nationalityUnknown")
  .refine(isNationality, "people:nationalityUnknown");
