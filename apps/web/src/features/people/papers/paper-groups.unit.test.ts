import { newId } from "@ymp/core/ids";
import { expect, test } from "vitest";
import { aPaper } from "./paper.fixture.ts";
import { chainsOf, countStates, groupPapers } from "./paper-groups.ts";

test("a renewal stands for the papers it took the place of", () => {
  const first = aPaper({ isReplaced: true });
  const second = aPaper({ isReplaced: true, replacesId: first.id });
  const third = aPaper({ replacesId: second.id });
  expect(chainsOf([first, second, third])).toEqual([{ current: third, earlier: [second, first] }]);
});

test("a paper whose predecessor may not be seen stands alone", () => {
  const paper = aPaper({ replacesId: newId() });
  expect(chainsOf([paper])).toEqual([{ current: paper, earlier: [] }]);
});

test("what ends first stands on top of its group, what never ends below", () => {
  const endless = aPaper({ group: "safety", daysLeft: null });
  const soon = aPaper({ group: "safety", daysLeft: 3 });
  const passport = aPaper({ group: "identity", daysLeft: 900 });
  const groups = groupPapers([endless, soon, passport]);
  expect(groups.map(({ group }) => group)).toEqual(["identity", "safety"]);
  expect(groups[1]?.chains.map(({ current }) => current)).toEqual([soon, endless]);
});

test("renewed papers count no more", () => {
  const papers = [aPaper({ state: "expired", isReplaced: true }), aPaper({ state: "expired" }), aPaper()];
  expect(countStates(papers)).toMatchObject({ expired: 1, all: 2 });
});
