import { lazyView } from "../../lib/lazy-part.tsx";
import { filterEditors as editorsOfLists } from "../../lib/lists/late-editors.ts";
import type { EquipmentPickerProps } from "../equipment/equipment-picker.tsx";
import type { DueEditorProps, FilterEditorProps } from "./filter-editors.tsx";

const editors = () => import("./filter-editors.tsx");

export const DueEditor = lazyView<DueEditorProps>(async () => (await editors()).DueEditor);
export const AssigneeEditor = lazyView<FilterEditorProps>(async () => (await editors()).AssigneeEditor);
export const SearchEditor = lazyView<FilterEditorProps>(async () => (await editors()).SearchEditor);
export const EquipmentEditor = lazyView<EquipmentPickerProps>(
  async () => (await import("../equipment/equipment-picker.tsx")).EquipmentPicker,
);

export const filterEditors = [...editorsOfLists, DueEditor, AssigneeEditor, SearchEditor, EquipmentEditor];
