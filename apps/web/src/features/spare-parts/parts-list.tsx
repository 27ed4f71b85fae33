import { departments } from "@ymp/core/access/roles";
import { partStates } from "@ymp/core/lists";
import { CircleAlert, Cog, Package, Puzzle, TriangleAlert, Users } from "lucide-react";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { useEquipmentName } from "../equipment/use-equipment-name.ts";
import { PartCard } from "./part-card.tsx";
import { usePartPages } from "./spares.queries.ts";
import { type PartsSearch, partsAddress } from "./spares.search.ts";
import { hiddenAtFirst, useVesselColumns } from "./vessel-columns.tsx";

/** What the filters name. */
function usePartFacts(search: PartsSearch) {
  const { equipmentId, itemId } = search;
  const machineName = useEquipmentName(equipmentId);
  const { rows } = usePartPages(search);
  return {
    machineName: equipmentId ? (machineName ?? "…") : null,
    itemName: itemId ? (rows.find((row) => row.itemId === itemId)?.stock?.name ?? "…") : null,
  };
}

const by = filtersFor<PartsSearch, ReturnType<typeof usePartFacts>>();

/** The parts of every machine: what lies on board of them, where, and what to order. */
export const partsList = defineList({
  address: partsAddress,
  module: "spareparts",
  icon: Puzzle,
  edits: "spareparts:edit",
  words: {
    title: "spares:title",
    find: "spares:find",
    count: "spares:count",
    shown: "spares:foot.shown",
    many: "spares:foot.many",
    empty: { title: "spares:empty.title", text: "spares:empty.text" },
  },
  useRows: usePartPages,
  useFacts: usePartFacts,
  rowId: ({ id }) => id,
  rowName: ({ designation }) => designation,
  useColumns: useVesselColumns,
  hiddenAtFirst,
  card: (row, selection) => <PartCard row={row} selection={selection} />,
  filters: [
    by.custom("equipmentId", {
      label: "spares:filter.machine",
      icon: Cog,
      inWords: ({ facts }) => facts.machineName,
      editor: ({ search: { equipmentId = null }, change, t }) => (
        <EquipmentPicker
          label={t("spares:filter.machine")}
          equipmentId={equipmentId}
          onPick={(machine) => change({ equipmentId: machine?.id })}
        />
      ),
    }),
    by.state("state", {
      label: "spares:filter.state",
      icon: CircleAlert,
      values: partStates,
      word: (state, t) => t(`spares:state.${state}`),
    }),
    by.flag("isOfCritical", {
      label: "spares:filter.critical",
      icon: TriangleAlert,
      only: "spares:filter.onlyCritical",
    }),
    by.several("departments", {
      label: "spares:field.department",
      icon: Users,
      values: departments,
      word: (department, t) => t(`departments:of.${department}`),
    }),
    by.custom("itemId", {
      label: "spares:field.item",
      icon: Package,
      when: ({ itemName }) => itemName !== null,
      inWords: ({ facts }) => facts.itemName,
      editor: ({ t }) => <p className="text-muted-foreground text-sm">{t("spares:filter.oneItem")}</p>,
    }),
  ],
  views: [
    { id: "all", name: "spares:views.all", search: {} },
    { id: "below", name: "spares:views.below", search: { state: "below" } },
    { id: "order", name: "spares:views.toOrder", search: { state: "to_order" } },
    { id: "critical", name: "spares:views.critical", search: { isOfCritical: true } },
    { id: "unlinked", name: "spares:views.unlinked", search: { state: "unlinked" } },
  ],
  exported: (client, input) => client.spareParts.export.query(input),
  imports: [{ kind: "parts", word: "imports:title.parts" }],
});
