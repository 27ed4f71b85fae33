import { AppError } from "@ymp/core/errors";
import type { Principal } from "../../context.ts";
import { limitAddress } from "../../platform/accounts/attempts.ts";
import type { TokenFault } from "../../platform/accounts/tokens.ts";
import type { Services } from "../../services.ts";
import { wrongTokenLimit } from "./tokens.rules.ts";

const sentences = {
  mistyped: "security:tokenMistyped",
  unknown: "security:tokenUnknown",
  expired: "security:tokenExpired",
  revoked: "security:tokenRevoked",
  closed: "security:tokenOwnerClosed",
} as const satisfies Record<TokenFault, string>;

/**
 * Who a script's token stands for, or why it opens nothing. Wrong tokens are counted by address; a right one always
 * opens, since a ship's scripts share their address with everybody on board.
 */
export async function findTokenPrincipal(
  services: Services,
  token: string,
  address: string,
): Promise<Principal | AppError> {
  const found = await services.accounts.tokens.find(token, address);
  if (typeof found === "string") return refusalFor(services, found, address);
  const { id, account, vesselId, levels, createdAt: madeAt } = found;
  return { kind: "token", account, sessionId: id, limits: { vesselId, levels, madeAt } };
}

async function refusalFor(services: Services, fault: TokenFault, address: string): Promise<AppError> {
  try {
    await limitAddress(services, "token", wrongTokenLimit, address);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return new AppError("unauthenticated", sentences[fault]);
}
