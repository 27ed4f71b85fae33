import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderWithWords } from "../testing/render-with-words.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

test("a control with an id of its own is named by the label", () => {
  renderWithWords(
    <Field label="Equipment">
      <Input id="raise-equipment" />
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Equipment" }).id).toBe("raise-equipment");
});
