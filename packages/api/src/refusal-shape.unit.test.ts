import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { z } from "zod";
import { shapeOf } from "./trpc.ts";

const input = z.object({ dueOn: z.iso.date(), login: z.string().min(1, "auth:loginMissing") });

it("what the validator says in its own words reaches nobody; the keys of our schemas do", () => {
  const cause = input.safeParse({ dueOn: "5 June", login: "" }).error;
  expect(shapeOf(new TRPCError({ code: "BAD_REQUEST", cause }), "r1")).toMatchObject({
    code: "invalid",
    fields: { dueOn: "errors:notAllowedValue", login: "auth:loginMissing" },
  });
});
