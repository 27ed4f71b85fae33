import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import userEvent from "@testing-library/user-event";
import type { Area } from "@ymp/i18n/browser";
import { overlays } from "@ymp/ui/primitives/overlays";
import { beforeAll } from "vitest";
import { AppProviders } from "../app/app-providers.tsx";
import { createAppRouter } from "../app/router.ts";
import type { Services } from "../app/services.ts";
import { endSession } from "../app/sign-out.ts";
import { chooseVessel } from "../app/vessel-choice.ts";
import { routeTree } from "../routeTree.gen.ts";
import type { Answers } from "./fake-server.ts";
import { renderWhole } from "./render-whole.ts";
import { accessOf, sessionOf, vesselOf } from "./sessions.ts";
import { tabServices } from "./tab-services.ts";

// As for a user who has been there for a moment.
beforeAll(async () => void (await overlays.load()));

/** A captain on board, for tests that are not about who is signed in. */
export const captainOnBoard: Answers = {
  "session.me": () => sessionOf(),
  "session.vessel": () => vesselOf(accessOf()),
  "session.needsFirstAdministrator": () => false,
};

/** The whole application at a path, with its real router and query client, over a server that answers as told. */
export async function renderApp(path: string, answers: Answers = captainOnBoard, words?: readonly Area[]) {
  chooseVessel(null);
  const storage = new Map<string, string>();
  const services: Services = await tabServices({
    answers,
    storage,
    words,
    onSignedOut: () => void endSession(services, router),
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(services, { routeTree, part: "whole" }, history);
  const view = await renderWhole(
    <AppProviders services={services}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...view, services, router, storage, user: userEvent.setup() };
}
