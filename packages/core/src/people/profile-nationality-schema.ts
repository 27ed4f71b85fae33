import { z } from "zod";
import { isNationality } from "./profile-nationality.ts";

export const nationalitySchema = z.string().trim().toUpperCase().refine(isNationality, "people:nationalityUnknown");
