import { type Access, can } from "../access/resolve-access.ts";
import { maySee } from "./profile-access.ts";

/** Passports and births of the whole crew stand in the crew list: nothing for heads of departments. */
export const mayListCrew = (access: Access): boolean =>
  can(access, "employees:view") && maySee(access, false, "origin");
