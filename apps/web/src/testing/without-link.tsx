import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { AppProviders } from "../app/app-providers.tsx";
import { renderWhole } from "./render-whole.ts";
import { tabServices } from "./tab-services.ts";

/** The dialog that a part opens on a device without a link, on which lists were read: rows by procedure. */
export async function withoutLink(part: ReactNode, read: Readonly<Record<string, readonly object[]>> = {}) {
  const services = await tabServices({ answers: {} });
  for (const [path, rows] of Object.entries(read))
    services.queryClient.setQueryData([path.split("."), { type: "infinite" }], { pages: [{ rows }] });
  services.link.markUnreachable();
  await renderWhole(<AppProviders services={services}>{part}</AppProviders>);
  return screen.findByRole("dialog", { busy: false });
}
