import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

it("prints the page when what a test waits for never comes", async () => {
  render(<p>Lube oil</p>);
  await expect(screen.findByText("Fresh water", {}, { timeout: 20 })).rejects.toThrow("Lube oil");
});

it("prints the page when something is missing at once", () => {
  render(<p>Lube oil</p>);
  expect(() => screen.getByText("Fresh water")).toThrow("Lube oil");
});
