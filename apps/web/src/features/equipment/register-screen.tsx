import { Link, useNavigate } from "@tanstack/react-router";
import { narrowQuery, phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { countedRows } from "../../lib/counted-text.ts";
import { ListRows } from "../../lib/lists/list-rows.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useRegisterPages } from "./equipment.queries.ts";
import { useRegisterAddress } from "./register-address.ts";
import { RegisterBeginnings } from "./register-beginnings.tsx";
import { useRegisterColumns } from "./register-columns.tsx";
import { registerList, useRegisterFacts } from "./register-list.tsx";
import { RegisterPanel } from "./register-panel.tsx";
import { RegisterMenu, RegisterTools } from "./register-tools.tsx";

/** Before a machine is chosen: the register as a list; on a phone as a tree. */
export function RegisterScreen() {
  const isPhone = useMedia(phoneQuery);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <RegisterHeader />
      {isPhone ? <RegisterPanel className="flex-1" /> : <RegisterList />}
    </div>
  );
}

function RegisterHeader() {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { search } = useRegisterAddress();
  const { total } = useRegisterPages(search);
  const mayEdit = useCan("equipmentspage:edit");
  const count = total === null ? undefined : t("equipment:tree.items", countedRows(total, formats));
  return (
    <ScreenHeader
      title={t("equipment:title")}
      count={isPhone ? undefined : count}
      tools={isPhone ? <RegisterMenu mayEdit={mayEdit} /> : <RegisterTools mayEdit={mayEdit} />}
      action={mayEdit && !isPhone ? <AddLink /> : undefined}
    />
  );
}

function AddLink() {
  const { t } = useTranslation();
  return (
    <Button variant="primary" asChild>
      <Link to="/app/manageequipment" search={{ new: true }}>
        <Plus />
        {t("equipment:action.add")}
      </Link>
    </Button>
  );
}

/** The tree says where an item belongs, and its page says the rest. */
const besideTheTree = new Set(["parent", "type", "department", "serialNumber", "supplier", "use"]);
const besideTheTreeOnTablets = new Set([...besideTheTree, "code", "location"]);

function RegisterList() {
  const navigate = useNavigate();
  const steps = useRegisterAddress();
  const { search } = steps;
  const isNarrow = useMedia(narrowQuery);
  const mayEdit = useCan(registerList.edits);
  return (
    <ListRows
      list={registerList}
      facts={useRegisterFacts(search)}
      pages={useRegisterPages(search)}
      columns={useRegisterColumns()}
      hidden={isNarrow ? besideTheTreeOnTablets : besideTheTree}
      steps={steps}
      onOpen={({ id }) => void navigate({ to: "/app/equipment/$id", params: { id }, search })}
      beginnings={
        mayEdit ? (
          <>
            <AddLink />
            <RegisterBeginnings />
          </>
        ) : undefined
      }
    />
  );
}
