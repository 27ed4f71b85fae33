const LOCALES = ["en", "fr", "ja", "zh"];

/** A module's screen, route, words and browser test, as text by path. */
export function webFiles(names) {
  const { plural } = names;
  return {
    [`apps/web/src/features/${plural}/${plural}-screen.tsx`]: screen(names),
    [`apps/web/src/routes/app/${plural}.tsx`]: route(names),
    ...Object.fromEntries(
      LOCALES.map((locale) => [`packages/i18n/messages/${locale}/${plural}.json`, messages(names)]),
    ),
    [`e2e/tests/${plural}.spec.ts`]: spec(names),
  };
}

const screen = ({ plural, camel, pascal, oneCamel }) => `import { useSuspenseQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export function ${pascal}Screen() {
  const { t } = useTranslation("${plural}");
  const { data } = useSuspenseQuery(useTrpc().${camel}.list.queryOptions({}));
  return (
    <main>
      <h1>{t("title")}</h1>
      {data.rows.length === 0 ? <p>{t("empty")}</p> : null}
      <ul>
        {data.rows.map((${oneCamel}) => (
          <li key={${oneCamel}.id}>{${oneCamel}.name}</li>
        ))}
      </ul>
    </main>
  );
}
`;

const route = ({ plural, camel, pascal }) => `import { createFileRoute } from "@tanstack/react-router";
import { ${pascal}Screen } from "../../features/${plural}/${plural}-screen.tsx";

export const Route = createFileRoute("/app/${plural}")({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.${camel}.list.queryOptions({})),
  component: ${pascal}Screen,
});
`;

const messages = ({ title, spoken }) =>
  `${JSON.stringify({ title, empty: `No ${spoken} yet`, nameMissing: `Give the ${spoken} a name` }, null, 2)}\n`;

const spec = ({ plural, title }) => `import { expect, test } from "@playwright/test";

test("${title}: the journey that matters", async ({ page }) => {
  await page.goto("/app/${plural}");
  await expect(page.getByRole("heading", { name: "${title}" })).toBeVisible();
  throw new Error("Walk the journey a member of the crew takes, then strike this line.");
});
`;
