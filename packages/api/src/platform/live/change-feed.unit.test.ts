import { describe, expect, it } from "vitest";
import { ChangeFeed, type FeedItem } from "./change-feed.ts";

const never = new AbortController().signal;
const bounds = { perAccount: 2, perAddress: 3 };

/** Reads until the stream ends. */
function follow(feed: ChangeFeed, userId: string, { address = "192.0.2.1", vesselId = "vessel" } = {}) {
  const heard: FeedItem[] = [];
  const state = { isOver: false };
  const stream = feed.listen({ vesselId, userId, address }, never, 3_600_000);
  const over = (async () => {
    for await (const item of stream) heard.push(item);
    state.isOver = true;
  })();
  return { heard, state, over };
}

describe("the streams of one account", () => {
  it("are bounded: one more ends the oldest", async () => {
    const feed = new ChangeFeed(bounds);
    const [first, second] = [follow(feed, "ana"), follow(feed, "ana")];
    const third = follow(feed, "ana");
    await first.over;
    expect([second.state.isOver, third.state.isOver]).toEqual([false, false]);
    feed.close();
    await Promise.all([second.over, third.over]);
  });

  it("are woken by what concerns the account, and by what concerns everybody", async () => {
    const feed = new ChangeFeed(bounds);
    const [ana, ben] = [follow(feed, "ana"), follow(feed, "ben")];
    feed.wake("ana");
    feed.publishGap();
    feed.wake();
    await Promise.resolve();
    feed.close();
    await Promise.all([ana.over, ben.over]);
    expect(ana.heard[0]).toBe("wake");
    expect(ben.heard[0]).toBe("gap");
  });
});

describe("the streams of one address", () => {
  it("are bounded: one more is refused, until another has ended", async () => {
    const feed = new ChangeFeed(bounds);
    const open = ["ana", "ben", "cem"].map((userId) => follow(feed, userId));
    await expect(follow(feed, "dan").over).rejects.toMatchObject({ code: "limit" });
    const elsewhere = follow(feed, "dan", { address: "192.0.2.2" });
    expect(elsewhere.state.isOver).toBe(false);
    feed.close();
    await Promise.all([...open, elsewhere].map(({ over }) => over));
  });
});
