const read = (id) => JSON.parse(document.getElementById(id).textContent);
const about = read("about");
const kept = read("events");

function element(name, { text, className } = {}, ...children) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  made.append(...children.filter(Boolean));
  return made;
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
function dated(iso, offset = 0) {
  const at = new Date(Date.parse(iso) + offset * 60000).toISOString();
  return `${at.slice(8, 10)}-${months[Number(at.slice(5, 7)) - 1]}-${at.slice(0, 4)} ${at.slice(11, 16)}`;
}
function clocks(iso, offset) {
  const [ship, utc] = [dated(iso, offset), dated(iso)];
  if (!offset) return `${utc} UTC`;
  return `${ship} (${ship.slice(0, 11) === utc.slice(0, 11) ? utc.slice(12) : utc} UTC)`;
}

function picture(drawing) {
  if (!drawing || !/^[\d, ;]+$/.test(drawing)) return null;
  const strokes = drawing.split(";").map((stroke) => stroke.split(" ").map((point) => point.split(",").map(Number)));
  const [width, height] = [0, 1].map((side) => Math.max(1, ...strokes.flat().map((point) => point[side])));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `-4 -4 ${width + 8} ${height + 8}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", "Drawn signature");
  for (const points of strokes) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", `M${points.map((point) => point.join(" ")).join("L")}`);
    for (const [key, value] of Object.entries({ fill: "none", stroke: "currentColor", "stroke-width": "3" }))
      path.setAttribute(key, value);
    svg.append(path);
  }
  return svg;
}

const capacities = { officer: "officer in charge", master: "master", witness: "witness" };
function signature({ event, drawing }, before = "") {
  const { name, rank, role, reason, givenAt } = event.payload;
  const who = [name, rank].filter(Boolean).join(", ");
  const given = givenAt ? `, given without a link ${dated(givenAt)} UTC` : "";
  const told = `${before}${who}, ${capacities[role] ?? role}, ${dated(event.recordedAt)} UTC${given}`;
  return element("p", {}, picture(drawing), element("span", { text: reason ? `${told}: ${reason}` : told }));
}

const filesOf = ({ hash }, all) =>
  all
    .filter((one) => one.event.type === "attach" && one.event.payload.entryHash === hash)
    .map((one) => {
      const { name, sha256 } = one.event.payload.file;
      return element("p", { text: `File ${name}, SHA-256 ${sha256}`, className: "note" });
    });

function paperOf(one, all) {
  const { from, to, pages, reason } = one.event.payload;
  const text = `Kept on paper from ${dated(from)} to ${dated(to)} UTC, pages ${pages} of the paper. Reason: ${reason}`;
  return element("article", {}, element("p", { text }), ...filesOf(one, all), signature(one, "Declared by "));
}

function declarationOf(one, all) {
  const { issuer, reference, issuedOn, expiresOn, product } = one.event.payload;
  const until = expiresOn ? `, valid until ${expiresOn}` : "";
  const named = product ? `, for version ${product}` : "";
  const text = `Declaration ${reference} of ${issuer}, issued ${issuedOn}${until}${named}`;
  return element("article", {}, element("p", { text }), ...filesOf(one, all), signature(one, "Stored by "));
}

function entryOf({ event }, all, bad) {
  const { payload, entryNo, seq } = event;
  const own = all.filter((one) => one.event.entryId === event.entryId && one.event.seq !== seq);
  const strikes = own.filter((one) => one.event.type === "strike");
  const legible = (text) => (strikes.length > 0 ? element("s", { text }) : document.createTextNode(text));
  const told = payload.lines
    ? payload.lines.map(({ item, text, utc }) => [item, utc ? `${text} (${utc})` : text])
    : Object.entries(payload.columns ?? {}).filter(([, text]) => text !== "");
  const list = element("dl");
  for (const [item, text] of told) list.append(element("dt", { text: item }), element("dd", {}, legible(text)));
  const notes = [
    payload.corrects === undefined ? null : `Puts right entry ${payload.corrects}`,
    payload.late
      ? `Late entry, recorded ${clocks(event.recordedAt, payload.recordedOffsetMin)}. ${payload.lateReason ?? ""}`
      : null,
    payload.paper
      ? `First written on paper, pages ${payload.paper.pages}, declared by event ${payload.paper.seq}.`
      : null,
    payload.job ? `Of job ${payload.job.number}.` : null,
    payload.writtenAt
      ? `Written on a device without a link ${clocks(payload.writtenAt, payload.writtenOffsetMin)}.`
      : null,
    own.some((one) => one.event.type === "sign") || strikes.length > 0 ? null : "Not signed",
  ];
  return element(
    "section",
    { className: bad !== null && bad.seq <= seq ? "entry broken" : "entry" },
    element("h3", {
      text: `Entry ${entryNo}, ${clocks(event.occurredAt, payload.shipOffsetMin)}, ${payload.code} ${payload.title}`,
    }),
    list,
    ...own
      .filter((one) => one.event.type === "attach")
      .map((one) => {
        const { name, sha256 } = one.event.payload.file;
        return element("p", { text: `File ${name}, SHA-256 ${sha256}`, className: "note" });
      }),
    ...notes.filter(Boolean).map((text) => element("p", { text, className: "note" })),
    ...own.filter((one) => one.event.type === "sign").map((one) => signature(one)),
    ...strikes.map((one) => signature(one, "Struck out by ")),
    element("p", {
      text: `${payload.madeBy ? `YMP ${payload.madeBy.product}, form ${payload.madeBy.form}. ` : ""}Event ${seq}, ${own.map((one) => `${one.event.type} ${one.event.seq}`).join(", ")}`,
      className: "quiet",
    }),
  );
}

function show(bad) {
  const all = kept.flatMap((one) => {
    try {
      return [{ ...one, event: JSON.parse(one.text) }];
    } catch {
      return [];
    }
  });
  document.title = `${about.book}, ${about.ship}`;
  document.getElementById("title").textContent = `${about.title}, ${about.book}`;
  document.getElementById("ship").textContent = [about.ship, about.shipFacts, about.volume].filter(Boolean).join(" · ");
  document.getElementById("missing").replaceChildren(
    ...all
      .filter(({ event }) => event.type === "answer_lost")
      .map((one) => {
        const { lost, reason } = one.event.payload;
        const text = `Events ${lost.from} to ${lost.seq} are missing, which a device had seen. Reason: ${reason}`;
        return element("article", {}, element("p", { text }), signature(one, "Answered by "));
      }),
    ...all.filter(({ event }) => event.type === "paper_period").map((one) => paperOf(one, all)),
    ...all.filter(({ event }) => event.type === "declaration").map((one) => declarationOf(one, all)),
  );
  const entries = all.filter(({ event }) => event.type === "entry");
  const numbers = new Set(
    entries.flatMap(({ event }) => {
      const pages = [];
      for (let page = event.page; page <= event.lastPage && pages.length < 1000; page++) pages.push(page);
      return pages;
    }),
  );
  document.getElementById("pages").replaceChildren(
    ...[...numbers]
      .sort((one, other) => one - other)
      .map((page) => {
        const on = entries.filter(({ event }) => event.page === page || (event.page < page && page <= event.lastPage));
        const verified = all.filter(({ event }) => event.type === "verify_page" && event.payload.page === page);
        return element(
          "article",
          {},
          element("h2", { text: `Page ${page}` }),
          ...on.map((one) => entryOf(one, all, bad)),
          ...verified.map((one) => signature(one, "Page signed by ")),
        );
      }),
  );
}

const sentence = (bad, count) => {
  if (bad === null) return `The chain holds: ${count} events were checked.`;
  const entry = bad.event?.entryNo === undefined ? "" : `, entry ${bad.event.entryNo}`;
  return `The chain does not hold. The first event that does not: ${bad.seq}${entry}: ${bad.why}.`;
};

async function prove() {
  const verdict = document.getElementById("verdict");
  try {
    const bad = await globalThis.bookProof.firstThatDoesNotHold(about, kept);
    verdict.textContent = sentence(bad, kept.length);
    verdict.dataset.state = bad === null ? "holds" : "broken";
    document.getElementById("head").textContent = `Last event ${about.events}, hash ${about.lastHash}`;
    show(bad);
  } catch (error) {
    verdict.textContent = `The book could not be checked: ${error.message}`;
    verdict.dataset.state = "broken";
  }
}

document.getElementById("other").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const lines = (await file.text()).split("\n").filter((line) => line !== "");
  const bad = await globalThis.bookProof.firstThatDoesNotHold(
    about,
    lines.map((text, at) => ({ text, hash: kept[at]?.hash })),
  );
  document.getElementById("otherVerdict").textContent = sentence(bad, lines.length);
});
prove();
