import { UserPlus } from "lucide-react";

/** The ways to bring somebody, in lists of people. */
export const newPerson = { word: "users:action.new", opens: "user" } as const;
export const invitation = { word: "users:action.invite", opens: "invite", icon: UserPlus } as const;
