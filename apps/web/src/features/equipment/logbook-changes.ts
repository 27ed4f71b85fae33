import { logbookWords } from "@ymp/api/modules/equipment/equipment.record";
import { departments } from "@ymp/core/access/roles";
import { asCalendarDate } from "@ymp/core/calendar-date";
import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { HistoryEntry } from "./equipment.queries.ts";

type ChangeEntry = Extract<HistoryEntry, { kind: "change" }>;

const fields = new Set([
  "name",
  "code",
  "type",
  "department",
  "location",
  "manufacturer",
  "modelNumber",
  "serialNumber",
  "supplierName",
  "remarks",
  "isCritical",
  "isStandby",
  "isUsedAtSea",
  "isUsedInPort",
  "installedOn",
  "warrantyUntil",
  "warrantyNote",
]);

/** A change in words: what was done, then each field with its old and its new value. */
export function useChangeWords(): (entry: ChangeEntry) => { head: string; details: string[] } {
  const { t, translator } = useTranslation();
  const formats = useFormats();

  const valueText = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("equipment:log.empty");
    if (typeof value === "boolean") return t(value ? "equipment:log.yes" : "equipment:log.no");
    const text = String(value);
    const day = asCalendarDate(text);
    if (day) return formats.date(day);
    if (isEquipmentType(text)) return t(`equipment-types:type.${text}`);
    return departments.some((department) => department === text) ? t(`departments:of.${text}`) : text;
  };

  const detailsOf = ({ recordKind, diff }: ChangeEntry): string[] =>
    recordKind === "equipment"
      ? Object.entries(diff).flatMap(([field, change]) =>
          fields.has(field)
            ? [
                t("equipment:log.field", {
                  field: t(`equipment:column.${field}`),
                  old: valueText(change.old),
                  new: valueText(change.new),
                }),
              ]
            : [],
        )
      : [];

  return (entry) => {
    const { verb, facts, recordKind } = entry;
    const text = (name: string) => valueText(facts[name]);
    const hours = (name: string) => {
      const tenths = facts[name];
      return typeof tenths === "number" ? formats.hours(tenths) : t("equipment:log.empty");
    };
    const params = {
      title: facts.designation ? text("designation") : text("title"),
      counterpart: text("counterpart"),
      kind: facts.kind ? t(`equipment:meter.kind.${facts.kind}`) : "",
      unread: facts.unreadReason ? t(`rounds:unread.${facts.unreadReason}`) : "",
      reason: text("reason"),
      section: text("section"),
      parent: facts.parent ? text("parent") : t("equipment:move.top"),
      oldReading: hours("oldReading"),
      startReading: hours("startReading"),
      total: hours("total"),
      reading: hours("reading"),
      overhaulTotal: hours("overhaulTotal"),
    };
    const key = `equipment:log.${logbookWords[recordKind]}.${verb}`;
    return { head: t(translator.exists(key) ? key : "equipment:log.verb.updated", params), details: detailsOf(entry) };
  };
}
