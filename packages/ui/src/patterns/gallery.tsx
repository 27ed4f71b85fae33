import { GalleryButtons, GalleryChoices, GalleryFields, GalleryMarks } from "./gallery-controls.tsx";
import { GalleryBoard, GalleryChart, GalleryFiles, GalleryTree } from "./gallery-equipment.tsx";
import { GalleryPalette } from "./gallery-palette.tsx";
import { GalleryPeople } from "./gallery-people.tsx";
import { GalleryRecord } from "./gallery-record.tsx";
import { GalleryStates } from "./gallery-states.tsx";
import { GalleryTable } from "./gallery-table.tsx";

/** Every primitive and pattern in its states, with made-up data. For development only. */
export function Gallery() {
  return (
    <main className="min-h-dvh bg-background">
      <GalleryTable />
      <div className="grid gap-6 p-6 md:grid-cols-2 xl:grid-cols-3 max-md:p-4">
        <GalleryButtons />
        <GalleryMarks />
        <GalleryChoices />
        <GalleryFields />
        <GalleryChart />
        <GalleryTree />
        <GalleryFiles />
        <GalleryRecord />
        <GalleryPalette />
        <GalleryPeople />
        <GalleryBoard />
        <GalleryStates />
      </div>
    </main>
  );
}
