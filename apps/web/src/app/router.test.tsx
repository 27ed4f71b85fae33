import { expect, test } from "vitest";
import { captainOnBoard } from "../testing/render-app.tsx";
import { tabServices } from "../testing/tab-services.ts";
import { fetchTree } from "./parts-of-tree.ts";
import { createAppRouter } from "./router.ts";

test.each([
  ["signIn", "/app/home"],
  ["home", "/app/equipment"],
] as const)(
  "a visit that began with the routes of %s keeps those it leaves beside those it goes to",
  async (part, entered) => {
    const services = await tabServices({ answers: captainOnBoard });
    const router = createAppRouter(services, { routeTree: await fetchTree(part), part });
    const before = Object.keys(router.routesById);
    expect(await router.options.context.completeRoutes(entered)).toBe(true);
    expect(Object.keys(router.routesById)).toEqual(expect.arrayContaining(before));
    expect(await router.options.context.completeRoutes(entered)).toBe(false);
  },
);
