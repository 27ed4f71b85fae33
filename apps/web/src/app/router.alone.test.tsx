import { beforeEach, expect, test, vi } from "vitest";
import { tabServices } from "../testing/tab-services.ts";

// The trees share their routes, and the one that is read last says what those lead to: each visit reads its own.
beforeEach(() => void vi.resetModules());

test.each([
  ["signIn", "/app/home"],
  ["home", "/app/equipment"],
] as const)(
  "a visit that began with the routes of %s keeps those it leaves beside those it goes to",
  async (part, entered) => {
    const [{ fetchTree }, { createAppRouter }] = await Promise.all([
      import("./parts-of-tree.ts"),
      import("./router.ts"),
    ]);
    const services = await tabServices({ answers: {} });
    const router = createAppRouter(services, { routeTree: await fetchTree(part), part });
    const before = Object.keys(router.routesById);
    expect(before).not.toContain("/app/profiledetails/$id");
    expect(await router.options.context.completeRoutes(entered)).toBe(true);
    expect(Object.keys(router.routesById)).toEqual(expect.arrayContaining([...before, "/app/profiledetails/$id"]));
    expect(await router.options.context.completeRoutes(entered)).toBe(false);
  },
);
