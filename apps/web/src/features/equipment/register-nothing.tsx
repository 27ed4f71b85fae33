import { Link } from "@tanstack/react-router";
import { EmptyState, NoMatchState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Cog, Plus, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../app/session.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import type { RegisterPages } from "./equipment.queries.ts";

export interface RegisterNothingProps {
  query: RegisterPages["query"];
  isFiltered: boolean;
  onClear: () => void;
}

/** Why the list is empty: it could not be read, the filters find nothing, or nothing was ever entered. */
export function RegisterNothing({ query, isFiltered, onClear }: RegisterNothingProps) {
  const { t } = useTranslation();
  const mayEdit = useCan("equipmentspage:edit");
  if (query.isError) return <NotLoaded query={query} />;
  if (isFiltered)
    return (
      <NoMatchState title={t("equipment:tree.noMatch")} onClearAll={onClear}>
        {t("equipment:tree.noMatchWhy")}
      </NoMatchState>
    );
  return (
    <EmptyState icon={<Cog />} title={t("equipment:empty.title")} actions={mayEdit ? <FirstActions /> : undefined}>
      {t("equipment:empty.text")}
    </EmptyState>
  );
}

function FirstActions() {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="primary" asChild>
        <Link to="/app/manageequipment" search={{ edit: "new" }}>
          <Plus />
          {t("equipment:action.add")}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/app/manageequipment" search={{ import: "equipment" }}>
          <Upload />
          {t("equipment:action.import")}
        </Link>
      </Button>
    </>
  );
}
