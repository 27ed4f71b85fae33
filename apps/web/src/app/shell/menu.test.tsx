import { expect, test } from "vitest";
import { belongsTo } from "./menu.tsx";

const crew = { key: "crew", route: "/app/employees" } as const;

test.each(["employees", "certificates", "onboard", "hoursofrest", "crewlist", "crewemail", "users"])(
  "the menu marks Crew over its page %s",
  (page) => expect(belongsTo(crew, `/app/${page}`)).toBe(true),
);

test("and over no other list", () => expect(belongsTo(crew, "/app/guests")).toBe(false));
