import type { SignaturePurpose } from "@ymp/core/maintenance/job-signatures";
import { drawingText } from "@ymp/core/signature";
import { createRandom } from "../random.ts";
import { type Book, known, person, stamp } from "./book.ts";
import type { Job } from "./jobs.ts";

/** Somebody of the crew signs for a job, each in their own hand. */
export function signJob(
  book: Book,
  job: Job,
  { purpose, actId, key, at }: { purpose: SignaturePurpose; actId: string; key: string; at: Date },
): void {
  const signer = person(book, key);
  const { role, jobTitle } = known(
    book.definition.people.find((one) => one.key === key),
    "person",
    key,
  );
  book.rows.signatures.push({
    ...stamp(book, at, signer),
    recordKind: "job",
    recordId: job.id,
    actId,
    purpose,
    userId: signer.userId,
    profileId: signer.profileId,
    name: signer.name,
    rank: jobTitle,
    role,
    method: "drawn",
    drawing: handOf(signer.name),
    signedAt: at,
  });
}

/** Letters as loops, tall ones as tall loops; the same name always comes out the same. */
export function handOf(name: string): string | null {
  const random = createRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_003);
  const strokes = name.split(" ").map((word, at) => {
    const left = at * 110 + random.between(0, 12);
    return [...word.slice(0, 7)].flatMap((letter, place) => {
      const isTall = place === 0 || "bdfhklt".includes(letter);
      const height = (isTall ? 34 : 14) + random.between(0, 6);
      const x = left + place * 15;
      const base = 46 + random.between(-3, 3);
      return [
        { x, y: base },
        { x: x + 5, y: base - height },
        { x: x + 9, y: base - height + 3 },
        { x: x + 7, y: base - 4 },
        { x: x + 12, y: base },
      ];
    });
  });
  return drawingText(strokes);
}
