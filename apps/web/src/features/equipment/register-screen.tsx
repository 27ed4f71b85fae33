import { Link, useNavigate } from "@tanstack/react-router";
import { narrowQuery, phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Plus } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useRegisterPages } from "./equipment.queries.ts";
import { registerAddress } from "./equipment.search.ts";
import { useRegisterAddress } from "./register-address.ts";
import { useRegisterColumns } from "./register-columns.tsx";
import { RegisterNothing } from "./register-nothing.tsx";
import { RegisterPanel } from "./register-panel.tsx";
import { RegisterTable } from "./register-table.tsx";
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
  const count = total === null ? undefined : t("equipment:tree.items", { count: total, total: formats.count(total) });
  return (
    <ScreenHeader
      title={t("equipment:title")}
      count={isPhone ? undefined : count}
      tools={isPhone ? <RegisterMenu mayEdit={mayEdit} /> : <RegisterTools mayEdit={mayEdit} />}
      action={
        mayEdit && !isPhone ? (
          <Button variant="primary" asChild>
            <Link to="/app/manageequipment" search={{ edit: "new" }}>
              <Plus />
              {t("equipment:action.add")}
            </Link>
          </Button>
        ) : undefined
      }
    />
  );
}

/** The tree says where an item belongs, and its page says the rest. */
const besideTheTree = new Set(["parent", "type", "department", "serialNumber", "supplier", "use"]);
const besideTheTreeOnTablets = new Set([...besideTheTree, "code", "location"]);

function RegisterList() {
  const navigate = useNavigate();
  const { search, change, clear } = useRegisterAddress();
  const pages = useRegisterPages(search);
  const columns = useRegisterColumns();
  const isNarrow = useMedia(narrowQuery);
  return (
    <RegisterTable
      pages={pages}
      search={search}
      columns={columns}
      hidden={isNarrow ? besideTheTreeOnTablets : besideTheTree}
      onSearchChange={change}
      onOpen={({ id }) => void navigate({ to: "/app/equipment/$id", params: { id }, search })}
      empty={<RegisterNothing query={pages.query} isFiltered={registerAddress.hasFilters(search)} onClear={clear} />}
    />
  );
}
