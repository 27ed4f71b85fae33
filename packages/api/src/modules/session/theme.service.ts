import type { Account } from "../../platform/accounts/accounts.ts";
import type { Services } from "../../services.ts";
import { findTheme, saveTheme } from "./session.repository.ts";
import { withConsequences } from "./session.rules.ts";
import { defaultTheme, type SetThemeInput, type Theme } from "./session.schema.ts";

export async function getTheme({ database }: Services, account: Account): Promise<Theme> {
  return (await findTheme(database.db, account.id)) ?? defaultTheme;
}

export async function setTheme(services: Services, account: Account, chosen: SetThemeInput): Promise<Theme> {
  await saveTheme(services.database.db, account.id, withConsequences(chosen));
  return getTheme(services, account);
}

/** Back to how it came; the language is not part of the looks and stays. */
export async function resetTheme(services: Services, account: Account): Promise<Theme> {
  const { locale } = await getTheme(services, account);
  await saveTheme(services.database.db, account.id, { ...defaultTheme, locale });
  return { ...defaultTheme, locale };
}
