import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

const asked = {
  vesselId: "0199aaaa-0000-7000-8000-000000000009",
  vesselName: "Corvus",
  inviter: "Marie Laurent",
  ...{ role: "hod", userType: null, department: "engineering", endsOn: null, invitedAt: null },
};

describe("an invitation", () => {
  it("stands above the screen of an account without a vessel, and is accepted there", async () => {
    const answers: unknown[] = [];
    const none = { vessels: [], lastVesselId: null };
    const { user } = await renderApp("/app/home", {
      ...captainOnBoard,
      "session.me": () => sessionOf({}, { ...none, hasInvitations: answers.length === 0 }),
      "users.invitations": () => [asked],
      "users.answerInvitation": (input: unknown) => {
        answers.push(input);
        return null;
      },
    });
    expect(await screen.findByRole("heading", { name: "Corvus invited you" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("Corvus is open to you")).toBeTruthy();
    expect(answers).toEqual([{ vesselId: asked.vesselId, accepts: true }]);
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("that the mail leads to says so when there is none", async () => {
    await renderApp("/app/invitations", { ...captainOnBoard, "users.invitations": () => [] });
    expect(await screen.findByText("No invitations")).toBeTruthy();
  });
});

describe("the place on a vessel", () => {
  it("is left under security, after a question", async () => {
    let left = 0;
    const { user } = await renderApp("/app/security", {
      ...captainOnBoard,
      "session.sessions": () => [],
      "tokens.list": () => [],
      "users.leave": () => {
        left += 1;
        return null;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Leave M/Y Seraphine" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave M/Y Seraphine?" });
    expect(left).toBe(0);
    await user.click(screen.getAllByRole("button", { name: "Leave M/Y Seraphine" }).at(-1) ?? dialog);
    expect(await screen.findByText("You have left M/Y Seraphine")).toBeTruthy();
    expect(left).toBe(1);
  });
});
