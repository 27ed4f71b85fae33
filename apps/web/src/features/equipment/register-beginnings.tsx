import { Link } from "@tanstack/react-router";
import { Button } from "@ymp/ui/primitives/button";
import { Boxes, Upload } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/** How a register is started otherwise than one by one. */
export function RegisterBeginnings() {
  const { t } = useTranslation();
  return (
    <>
      <Button asChild>
        <Link to="/app/adminequipment">
          <Boxes />
          {t("models:start")}
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
