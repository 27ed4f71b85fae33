import { AppError } from "@ymp/core/errors";
import { erasureOf } from "@ymp/core/platform/cooling-off";
import { printMoment } from "../../kit/printed-dates.ts";
import { notifyVessel } from "../../platform/mail/notify-vessel.ts";
import { enterFromOutside, type Outside, type PlatformRequest, stepOutside } from "../../platform/outside.ts";
import { changeVessel } from "./changing.service.ts";
import { keptBooks } from "./kept-books.service.ts";

/** Closes the vessel at once. It is erased once it has cooled off, unless somebody takes it back before. */
export async function requestDeletion(
  request: PlatformRequest,
  { vesselId, confirmation }: { vesselId: string; confirmation: string },
): Promise<void> {
  await changeVessel(request, vesselId, async (vessel, outside) => {
    if (confirmation !== vessel.name.trim())
      throw new AppError("invalid", "platform:confirmationWrong", {}, { confirmation: "platform:confirmationWrong" });
    if (vessel.deletionRequestedAt) return null;
    const { now, actor } = outside;
    const deletesAt = erasureOf(now);
    const { books, until } = await expectBooksTakenOut(outside, vesselId);
    return {
      patch: { deletionRequestedAt: now, deletionRequestedBy: actor.userId, deletesAt },
      verb: "deletion_requested",
      facts: { deletesAt: deletesAt.toISOString(), ...(books !== "" && { books, keptUntil: until }) },
      alongside: (closed) =>
        notifyVessel(outside, closed, "deletion", (locale) => ({
          until: printMoment(deletesAt, closed.timeZone, locale),
        })),
    };
  });
}

/**
 * Books are kept for years after their last entry. A vessel that has such leaves with an archive that holds them, and the platform's
 * history names them.
 * @throws AppError conflict while there is no archive made since anything was written into them
 */
async function expectBooksTakenOut(outside: Outside, vesselId: string): Promise<{ books: string; until: string }> {
  const kept = await keptBooks(await enterFromOutside(outside, vesselId));
  await stepOutside(outside.tx);
  const books = kept.books.map(({ number }) => number).join(", ");
  const until = kept.books.map((book) => book.until).reduce((last, day) => (day > last ? day : last), "");
  if (books !== "" && !kept.areArchived) throw new AppError("conflict", "platform:booksKept", { books, until });
  return { books, until };
}

export async function cancelDeletion(request: PlatformRequest, vesselId: string): Promise<void> {
  await changeVessel(request, vesselId, (vessel) =>
    vessel.deletionRequestedAt
      ? {
          patch: { deletionRequestedAt: null, deletionRequestedBy: null, deletesAt: null },
          verb: "deletion_cancelled",
        }
      : null,
  );
}
