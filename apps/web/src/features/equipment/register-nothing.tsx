import { Link } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Boxes, Cog, Plus, Upload } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { ListNothing } from "../../lib/lists/list-nothing.tsx";
import { useTranslation } from "../../lib/translation.tsx";
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
  return (
    <ListNothing
      query={query}
      isFiltered={isFiltered}
      onClear={onClear}
      noMatch={{ title: t("equipment:tree.noMatch"), text: t("equipment:tree.noMatchWhy") }}
      empty={{
        icon: <Cog />,
        title: t("equipment:empty.title"),
        children: t("equipment:empty.text"),
        actions: mayEdit ? <FirstActions /> : undefined,
      }}
    />
  );
}

function FirstActions() {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="primary" asChild>
        <Link to="/app/adminequipment">
          <Boxes />
          {t("models:start")}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/app/manageequipment" search={{ edit: "new" }}>
          <Plus />
          {t("equipment:action.add")}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/app/import/$kind" params={{ kind: "equipment" }}>
          <Upload />
          {t("equipment:action.import")}
        </Link>
      </Button>
    </>
  );
}
