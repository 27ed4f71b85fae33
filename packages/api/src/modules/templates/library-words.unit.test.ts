import { readdirSync } from "node:fs";
import type { JobTemplate } from "@ymp/core/maintenance/job-template";
import { describe, expect, it } from "vitest";
import { jobIn, modelIn } from "./library.rules.ts";
import { otherLanguages } from "./library.schema.ts";
import { libraryTemplates } from "./starter-library.ts";
import { starterModels, wordsOfModel } from "./starter-models.ts";
import { starterJobWords, starterModelWords } from "./starter-words.ts";

/** Every text of a job, by where it is. */
function textsOf({ title, instructions, tasks, parts }: JobTemplate): Record<string, string> {
  return {
    title,
    ...(instructions ? { instructions } : {}),
    ...Object.fromEntries(tasks.map((task, at) => [`task ${at}`, task])),
    ...Object.fromEntries(parts.map(({ name }, at) => [`part ${at}`, name])),
  };
}

describe.each(otherLanguages)("the starter library in %s", (language) => {
  it.each(libraryTemplates.map((entry) => [entry.key, entry] as const))("%s has all its words", (_, entry) => {
    const english = textsOf(entry.template);
    const said = textsOf(jobIn(language, entry.template, entry.words));
    const untranslated = Object.keys(english).filter((at) => said[at] === english[at]);
    expect(untranslated).toEqual([]);
    const words = entry.words[language];
    expect(words?.tasks.length).toBe(entry.template.tasks.length);
    expect(words?.parts.length).toBe(entry.template.parts.length);
    expect(entry.typeTitles[language]).not.toBe(entry.typeTitles.en);
  });

  it.each(starterModels.models.map((model) => [model.key, model] as const))(
    "model %s has all its words",
    (_, model) => {
      const said = modelIn(language, model, wordsOfModel(model.key));
      const words = wordsOfModel(model.key)[language];
      expect(words?.name).toBe(said.name);
      expect(words?.location).toBe(said.location);
      expect(words?.pair ?? undefined).toEqual(said.pair);
      expect([said.name, said.location]).not.toContain("");
    },
  );

  it("has no words for what the library does not hold", () => {
    const held = new Set(libraryTemplates.map(({ key }) => key.split("/").slice(1).join("/")));
    const said = [...starterJobWords].flatMap(([type, file]) =>
      Object.keys(file[language].templates).map((key) => `${type}/${key}`),
    );
    expect(said.filter((key) => !held.has(key))).toEqual([]);
    const models = new Set(starterModels.models.map(({ key }) => key));
    expect(Object.keys(starterModelWords[language]).filter((key) => !models.has(key))).toEqual([]);
  });
});

it("every file of jobs has its file of words", () => {
  const files = readdirSync(new URL("library", import.meta.url)).filter((name) => name.endsWith(".json"));
  const wordless = files.filter((name) => !name.endsWith(".words.json")).map((name) => name.replace(".json", ""));
  expect(wordless.filter((name) => !files.includes(`${name}.words.json`))).toEqual([]);
  expect(starterJobWords.size).toBe(wordless.length - 1);
});
