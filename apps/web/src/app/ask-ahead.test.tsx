import { beforeEach, expect, test } from "vitest";
import type { Answers } from "../testing/fake-server.ts";
import { captainOnBoard } from "../testing/render-app.tsx";
import { sessionOf } from "../testing/sessions.ts";
import { tabServices } from "../testing/tab-services.ts";
import { loadSession, loadVessel } from "./arrival.ts";
import { askAhead } from "./ask-ahead.ts";
import { chooseVessel, chosenVesselId } from "./vessel-choice.ts";

const home = "http://ship.example/app/home";

beforeEach(() => chooseVessel(null));

/** The services of a tab, and what it asked the server for. */
async function openTab(answers: Answers = captainOnBoard) {
  const asked: string[] = [];
  const counted = Object.entries(answers).map(([path, answer]): [string, Answers[string]] => [
    path,
    (input) => {
      asked.push(path);
      return answer(input);
    },
  ]);
  const services = await tabServices({ answers: Object.fromEntries(counted) });
  return { services, asked };
}

test("the routes find the answers that were asked for ahead, and ask nothing twice", async () => {
  const { services, asked } = await openTab();
  askAhead(services, home);
  const session = await loadSession(services);
  expect(session && (await loadVessel(services, session))?.id).toBe(chosenVesselId());
  expect(asked).toEqual(["session.me", "session.vessel"]);
});

test("nobody's vessel is asked for before somebody is signed in, or while they must do something first", async () => {
  const nobody = await openTab({ ...captainOnBoard, "session.me": () => null });
  const newcomer = await openTab({ ...captainOnBoard, "session.me": () => sessionOf({ mustChangePassword: true }) });
  for (const { services, asked } of [nobody, newcomer]) {
    askAhead(services, home);
    await loadSession(services);
    await Promise.resolve();
    expect(asked).toEqual(["session.me"]);
  }
});

test("a link to another vessel is left to the route", async () => {
  const { services, asked } = await openTab();
  askAhead(services, `${home}?vessel=0199aaaa-0000-7000-8000-000000000009`);
  await Promise.resolve();
  expect(asked).toEqual([]);
  expect(chosenVesselId()).toBeNull();
});
