import { newId } from "@ymp/core/ids";
import type { ManningRow } from "@ymp/core/people/safe-manning";

export const newRow = (capacity: ManningRow["capacity"], certificate: ManningRow["certificate"]): ManningRow => ({
  ...{ id: newId(), capacity, certificate, number: 1, isDual: false },
});
