/* What holds is said only of what was reckoned. */
globalThis.bookProof.firstThatDoesNotHold = async (about, events) => {
  const { sha256 } = globalThis.bookProof;
  let previous = await sha256(`YMP-LOG:vessel=${about.vesselId}:book=${about.book}`);
  const entries = new Map();
  const marks = new Map();
  for (const [at, { text, hash, drawing }] of events.entries()) {
    const seq = at + 1;
    let event;
    try {
      event = JSON.parse(text);
    } catch {
      return { seq, why: "it cannot be read" };
    }
    if (event.seq !== seq || event.book !== about.book)
      return { seq, event, why: "an event is missing, or it is of another book" };
    const reckoned = await sha256(`${previous}\n${text}`);
    if (hash !== undefined && reckoned !== hash)
      return { seq, event, why: "its text was changed, or it does not follow from the one before" };
    const { payload = {} } = event;
    if (
      drawing !== undefined &&
      payload.drawingHash !== undefined &&
      (await sha256(drawing ?? "")) !== payload.drawingHash
    )
      return { seq, event, why: "the drawn signature is another" };
    if (payload.entryHash !== undefined && entries.get(event.entryId)?.hash !== payload.entryHash)
      return { seq, event, why: "it signs another text than the entry that stands there" };
    if (event.type === "verify_page" && (await pageHash(payload.page)) !== payload.pageHash)
      return { seq, event, why: "it signs another page than the one that stands there" };
    if (event.type === "entry") entries.set(event.entryId, { ...event, hash: reckoned });
    else if (event.entryId) marks.set(seq, { entryId: event.entryId, hash: reckoned });
    previous = reckoned;
  }
  if (events.length !== about.events || previous !== about.lastHash)
    return { seq: events.length + 1, why: "the end of the book is missing, or is another" };
  return null;

  async function pageHash(page) {
    const on = [...entries.values()].filter((entry) => entry.page <= page && page <= entry.lastPage);
    const ids = new Set(on.map(({ entryId }) => entryId));
    const done = [...marks.values()].filter(({ entryId }) => ids.has(entryId));
    const events = [...on, ...done].map(({ hash }) => hash);
    return sha256(JSON.stringify({ book: about.book, events, page }));
  }
};
