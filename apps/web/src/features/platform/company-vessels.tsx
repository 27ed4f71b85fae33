import { Link } from "@tanstack/react-router";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
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
      {vessels.length === 0 ? <p className="text-muted-foreground text-sm">{t("company.noVessels")}</p> : null}
      <RowList>
        {vessels.map(({ id, name, edition }) => (
          <li key={id}>
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
        ))}
      </RowList>
    </section>
  );
}
