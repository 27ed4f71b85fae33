import { useTranslation } from "../../lib/translation.tsx";
import { OperatorNotice } from "./operator-notice.tsx";

export type LegalDocument = "terms" | "privacy";

const sections = {
  terms: ["service", "accounts", "records", "conduct", "availability", "liability", "changes"],
  privacy: ["who", "stored", "people", "where", "howLong", "cookies", "device", "rights"],
} as const satisfies Record<LegalDocument, readonly string[]>;

export function LegalText({ document }: { document: LegalDocument }) {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-[72ch] flex-col gap-6">
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("legal:asOf")}
      </p>
      {document === "privacy" ? <OperatorNotice /> : null}
      {sections[document].map((section) => (
        <section key={section}>
          <h2 dir="auto" className="mb-1.5 font-semibold text-lg">
            {t(`legal:${document}.${section}.title`)}
          </h2>
          {t(`legal:${document}.${section}.text`)
            .split("\n")
            .map((paragraph) => (
              <p key={paragraph} dir="auto" className="mb-2 text-pretty">
                {paragraph}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}
