import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const queryKey = [["inventory", "locations"], { type: "query" }];

afterEach(cleanup);

/** A list on the server, whose answers are on the way until they are let through with what the list said when it was asked. */
function placesOnServer() {
  let said = "Bosun's locker";
  const underWay: (() => void)[] = [];
  const queryFn = vi.fn(() => {
    const answer = said;
    return new Promise<string>((resolve) => underWay.push(() => resolve(answer)));
  });
  return {
    queryFn,
    options: { queryKey, queryFn },
    rename: (name: string) => {
      said = name;
    },
    arrive: () => {
      for (const resolve of underWay.splice(0)) resolve();
    },
  };
}

const newClient = () => createQueryClient({ say: String, whenSayable: (_key, say) => say(), onSignedOut: () => {} });

const isStale = (client: QueryClient) => client.getQueryState(queryKey)?.isInvalidated;

test("an answer that was under way when its list changed leaves the list to be read again, though nobody shows it", async () => {
  const client = newClient();
  const { options, rename, arrive, queryFn } = placesOnServer();
  const asked = client.fetchQuery(options);
  rename("Forepeak");
  await client.invalidateQueries({ queryKey: [["inventory"]] });
  arrive();
  // Whoever waits for it, such as a route, is answered.
  await expect(asked).resolves.toBe("Bosun's locker");
  expect(isStale(client)).toBe(true);
  expect(queryFn).toHaveBeenCalledOnce();
});

test("so does an answer to a list that was known to be old before it was asked for", async () => {
  const client = newClient();
  const { options, arrive } = placesOnServer();
  client.setQueryData(queryKey, "Lazarette");
  await client.invalidateQueries({ queryKey });
  const asked = client.fetchQuery(options);
  await client.invalidateQueries({ queryKey });
  arrive();
  await asked;
  expect(isStale(client)).toBe(true);
});

test("so does a fetch that is called off", async () => {
  const client = newClient();
  const { options } = placesOnServer();
  client.setQueryData(queryKey, "Lazarette", { updatedAt: 1 });
  void client.fetchQuery(options).catch(() => {});
  await client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  expect(isStale(client)).toBe(true);
});

function Places({ options }: { options: ReturnType<typeof placesOnServer>["options"] }) {
  return <p>{useQuery(options).data}</p>;
}

function show(client: QueryClient, { options }: ReturnType<typeof placesOnServer>) {
  render(
    <QueryClientProvider client={client}>
      <Places options={options} />
    </QueryClientProvider>,
  );
}

test("a list on screen whose first answer was under way is read again once it is there", async () => {
  const client = newClient();
  const places = placesOnServer();
  show(client, places);
  places.rename("Forepeak");
  void client.invalidateQueries({ queryKey });
  places.arrive();
  expect(await screen.findByText("Bosun's locker")).toBeTruthy();
  await vi.waitFor(() => expect(places.queryFn).toHaveBeenCalledTimes(2), 60_000);
  places.arrive();
  expect(await screen.findByText("Forepeak")).toBeTruthy();
  expect(isStale(client)).toBe(false);
});

test("a list on screen that is being read again is read once more, not twice", async () => {
  const client = newClient();
  const places = placesOnServer();
  client.setQueryData(queryKey, "Lazarette", { updatedAt: 1 });
  show(client, places);
  expect(places.queryFn).toHaveBeenCalledOnce();
  places.rename("Forepeak");
  void client.invalidateQueries({ queryKey });
  places.arrive();
  expect(await screen.findByText("Forepeak")).toBeTruthy();
  expect(places.queryFn).toHaveBeenCalledTimes(2);
  expect(isStale(client)).toBe(false);
});
