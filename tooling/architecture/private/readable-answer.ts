import { readXlsx } from "@ymp/api/platform/imports/read-xlsx";
import { pdfContentOf } from "@ymp/testing/pdf-content";
import { property } from "../fleet/all-procedures.ts";

/** All that an answer says, with what is in the file it may carry. */
export async function readableAnswer(answer: unknown): Promise<string> {
  const text = JSON.stringify(answer) ?? "";
  const base64 = property(answer, "base64");
  return typeof base64 === "string" ? `${text} ${await readableFile(Buffer.from(base64, "base64"))}` : text;
}

async function readableFile(bytes: Buffer): Promise<string> {
  const start = bytes.subarray(0, 4).toString("latin1");
  if (start.startsWith("PK")) return JSON.stringify(await readXlsx(bytes));
  if (start !== "%PDF") return bytes.toString("utf8");
  return pdfContentOf(bytes)
    .pages.flatMap(({ texts }) => texts)
    .join("");
}
