import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepStreamOpen } from "./kept-stream.ts";

type Handlers = Parameters<Parameters<typeof keepStreamOpen<string>>[0]>[0];

function stream() {
  const opened: Handlers[] = [];
  const closed = vi.fn();
  const subscribe = (handlers: Handlers) => {
    opened.push(handlers);
    return { unsubscribe: closed };
  };
  const heard = { onMessage: vi.fn(), onLost: vi.fn(), onOpen: vi.fn() };
  const stop = keepStreamOpen(subscribe, heard);
  return { opened, closed, stop, ...heard };
}

describe("a kept stream", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is opened again when the server ends it in order, and tells that something may have been missed", () => {
    const { opened, onLost, onOpen } = stream();
    opened[0]?.onConnectionStateChange({ state: "pending", error: null });
    expect(onOpen).toHaveBeenLastCalledWith(false);
    opened[0]?.onComplete();
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    expect(opened).toHaveLength(2);
    opened[1]?.onConnectionStateChange({ state: "pending", error: null });
    expect(onOpen).toHaveBeenLastCalledWith(true);
  });

  it("is opened again where nobody answers, and never for silence once it stands", () => {
    const { opened, closed, onLost, stop } = stream();
    vi.advanceTimersByTime(20_000);
    expect([closed.mock.calls.length, onLost.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(2000);
    expect(opened).toHaveLength(2);
    opened[1]?.onConnectionStateChange({ state: "pending", error: null });
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it("is lost while the link is broken, and passes on what it hears after", () => {
    const { opened, onLost, onMessage } = stream();
    opened[0]?.onConnectionStateChange({ state: "connecting", error: new Error("no link") });
    expect(onLost).toHaveBeenCalledOnce();
    opened[0]?.onData("a change");
    expect(onMessage).toHaveBeenCalledWith("a change");
  });

  it("is opened again when an error ended it, each time after a longer pause, until it holds", () => {
    const { opened, onLost } = stream();
    for (const [before, longest] of [2000, 4000, 8000, 16_000, 16_000].entries()) {
      opened.at(-1)?.onError();
      vi.advanceTimersByTime(longest / 2 - 1);
      expect(opened).toHaveLength(before + 1);
      vi.advanceTimersByTime(longest);
      expect(opened).toHaveLength(before + 2);
    }
    // One that is refused as soon as it was opened holds no better.
    opened.at(-1)?.onConnectionStateChange({ state: "pending", error: null });
    opened.at(-1)?.onError();
    vi.advanceTimersByTime(7999);
    expect(opened).toHaveLength(6);
    vi.advanceTimersByTime(8001);
    expect(opened).toHaveLength(7);
    opened.at(-1)?.onConnectionStateChange({ state: "pending", error: null });
    vi.advanceTimersByTime(16_000);
    opened.at(-1)?.onError();
    vi.advanceTimersByTime(2000);
    expect(opened).toHaveLength(8);
    expect(onLost).toHaveBeenCalledTimes(7);
  });

  it("is closed when the link breaks, so that nobody else opens it in between", () => {
    const { opened, closed, onLost } = stream();
    opened[0]?.onConnectionStateChange({ state: "connecting", error: new Error("no link") });
    opened[0]?.onComplete();
    expect(closed).toHaveBeenCalledOnce();
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);
    expect(opened).toHaveLength(2);
  });

  it("is not opened again once it was told to stop", () => {
    const { opened, closed, stop } = stream();
    opened[0]?.onComplete();
    stop();
    vi.advanceTimersByTime(10_000);
    expect(opened).toHaveLength(1);
    expect(closed).toHaveBeenCalledOnce();
  });
});
