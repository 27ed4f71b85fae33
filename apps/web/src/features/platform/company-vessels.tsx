import { Link } from "@tanstack/react-router";
import { SectionHead } from "@ymp/ui/primitives/card";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Company } from "./platform.queries.ts";

/** The fleet that the company looks after. */
export function CompanyVessels({ company: { vessels } }: { company: Company }) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  return (
    <section className="min-w-0">
      <SectionHead title={t("company.vessels")} fact={formats.count(vessels.length)} />
      <RowsOrNone label={t("company.vessels")} rows={vessels} none={t("company.noVessels")} rowId={({ id }) => id}>
        {({ id, name, edition }) => (
          <li>
            <Link
              to={edition === "full" ? "/app/superadmin/$id" : "/app/liteboatdetails/$id"}
              params={{ id }}
              dir="auto"
              className="min-w-0 flex-1 break-words font-medium hover:underline"
            >
              {name}
            </Link>
            <span className="text-muted-foreground">{t(`edition.${edition}`)}</span>
          </li>
        )}
      </RowsOrNone>
    </section>
  );
}
