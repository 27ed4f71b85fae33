import { randomInt } from "node:crypto";
import { randomColor } from "@ymp/core/color";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { RequestContext } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import { limitAddress } from "../../platform/accounts/attempts.ts";
import { refuseWeakPassword } from "../../platform/accounts/passwords.ts";
import type { Services } from "../../services.ts";
import { codeLimit } from "../two-step/two-step.rules.ts";
import { hasAnyUser, insertUser, lockFirstUser } from "./session.repository.ts";
import type { FirstAdministratorInput } from "./session.schema.ts";

/** True on an installation that nobody has an account on. */
export async function needsFirstAdministrator({ database }: Services): Promise<boolean> {
  return !(await hasAnyUser(database.db));
}

/** Letters and digits that cannot be taken for one another when read from a screen. */
const legible = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * What the log says and the first account is asked for: anyone who reaches a new server first is not yet who runs it. It opens
 * once, since there is a first account only once.
 */
export function firstAdministratorCode({ secrets }: Pick<Services, "secrets">): string {
  const letters = [...secrets.sign("first administrator").subarray(0, 12)].map(
    (byte) => legible[byte % legible.length],
  );
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join("")).join("-");
}

async function proveCode(ctx: RequestContext, typed: string): Promise<void> {
  await limitAddress(ctx.services, "firstAdministrator", codeLimit, ctx.address);
  if (typed.toLowerCase() === firstAdministratorCode(ctx.services)) return;
  throw new AppError("invalid", "first-administrator:codeWrong", {}, { code: "first-administrator:codeWrong" });
}

/** Makes the platform's first account and signs it in. Only while there is none. */
export async function createFirstAdministrator(ctx: RequestContext, input: FirstAdministratorInput) {
  const { services } = ctx;
  const { name, username, email, password } = input;
  if (await hasAnyUser(services.database.db)) throw closed();
  await proveCode(ctx, input.code);
  refuseWeakPassword(password, { username, email });
  const user = {
    id: newId(),
    name,
    username,
    email,
    passwordHash: await services.passwords.hash(password),
    backgroundColor: randomColor(() => randomInt(2 ** 32) / 2 ** 32),
    isSuperadmin: true,
  };
  await writeIn(services.database, { vesselId: null, userId: null }, async (tx) => {
    await lockFirstUser(tx);
    if (await hasAnyUser(tx)) throw closed();
    await insertUser(tx, user);
  });
  const { cookie } = await services.accounts.sessions.open(user.id, {
    userAgent: ctx.userAgent,
    address: ctx.address,
    isPersistent: true,
  });
  ctx.setHeader("set-cookie", cookie);
  return { userId: user.id };
}

const closed = () => new AppError("forbidden", "first-administrator:exists");
