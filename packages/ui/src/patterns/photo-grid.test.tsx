import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { PhotoGrid } from "./photo-grid.tsx";

const photos = ["Pump", "Valve"].map((alt) => ({ id: alt, alt, thumbnailUrl: `${alt}.jpg`, url: `${alt}.jpg` }));

it("answers the arrow keys at once when a photo is opened large, though a field stands among its tools", async () => {
  const { user } = renderWithWords(
    <PhotoGrid label="Photos" photos={photos} tools={() => <input aria-label="Caption" />} />,
  );
  await user.click(screen.getByRole("button", { name: /Pump/ }));
  expect(document.activeElement).not.toBe(screen.getByRole("textbox"));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("dialog", { name: "Valve" })).toBeTruthy();
});
