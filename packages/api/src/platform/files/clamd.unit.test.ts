import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ClamdDouble, type ClamdManners, eicar, startClamdDouble } from "@ymp/testing/clamd-double";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createClamd } from "./clamd.ts";

const folder = mkdtempSync(path.join(tmpdir(), "ymp-clamd-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let clamd: ClamdDouble | undefined;
afterEach(async () => {
  await clamd?.close();
  clamd = undefined;
});

const patience = { connectMs: 30_000, answerMs: 30_000 };

async function verdictOn(content: string | Buffer, manners: ClamdManners = {}, limits = patience) {
  clamd = await startClamdDouble(manners);
  const file = path.join(folder, "upload");
  writeFileSync(file, content);
  return createClamd(clamd.address, limits).scan(file);
}

describe("ClamAV's daemon", () => {
  it("hears every byte of a file of many pieces, and finds it clean", async () => {
    expect(await verdictOn(Buffer.alloc(300_001, "a"))).toEqual({ kind: "clean" });
    expect(clamd?.heard).toEqual([300_001]);
  });

  it("names what it finds, wherever in the file", async () => {
    const content = `${"a".repeat(100_000)}${eicar}`;
    expect(await verdictOn(content)).toEqual({ kind: "infected", found: "Eicar-Signature" });
  });

  it("is reached by the path of its socket as well", async () => {
    const manners = { path: path.join(folder, "clamd.ctl") };
    expect(await verdictOn(eicar, manners)).toEqual({ kind: "infected", found: "Eicar-Signature" });
  });

  it("may say that a file is too large for it, before all of it was sent", async () => {
    expect(await verdictOn(Buffer.alloc(70_000), { streamMaxLength: 65_535 })).toEqual({ kind: "tooLarge" });
  });

  it.each([
    ["says something nobody understands", { answer: "stream: Can't allocate memory ERROR" }, "Can't allocate memory"],
    ["answers without end", { answer: "stream: ".repeat(1000) }, /without end|stream: stream/],
  ])("counts for nothing when it %s", async (_what, manners, message) => {
    await expect(verdictOn("a", manners)).rejects.toThrow(message);
  });

  it("is not waited for without end when it says nothing", async () => {
    const silence = verdictOn("a", { answer: null }, { connectMs: 30_000, answerMs: 100 });
    await expect(silence).rejects.toThrow("did not answer within 0.1 s");
  });

  it("is away when nobody listens", async () => {
    clamd = await startClamdDouble();
    const { address, close } = clamd;
    await close();
    clamd = undefined;
    await expect(createClamd(address, patience).scan(path.join(folder, "upload"))).rejects.toThrow("ECONNREFUSED");
  });

  it("is told nothing of a file that is not there", async () => {
    clamd = await startClamdDouble();
    await expect(createClamd(clamd.address, patience).scan(path.join(folder, "nothing"))).rejects.toThrow("ENOENT");
    expect(clamd.heard).toEqual([]);
  });
});
