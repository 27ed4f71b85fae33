import { Box, CloudOff, Plus, Upload } from "lucide-react";
import { Button } from "../primitives/button.tsx";
import { Field } from "../primitives/field.tsx";
import { CompletedIcon, OverdueIcon } from "../primitives/glyph.tsx";
import { Input } from "../primitives/input.tsx";
import { toast } from "../primitives/toaster.tsx";
import { ToastFrame } from "../primitives/toasts.tsx";
import { Conflict } from "./conflict.tsx";
import { FormErrors } from "./form-errors.tsx";
import { Specimen } from "./gallery-specimen.tsx";
import { OfflineQueue, OfflineStrip } from "./offline-queue.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { EmptyState, ErrorState, NoMatchState, NoRightState } from "./states.tsx";

const skeletonColumns = [
  { id: "number", header: "", width: "44px", cell: () => null },
  { id: "title", header: "", width: "minmax(0,1fr)", cell: () => null },
  { id: "due", header: "", width: "84px", cell: () => null },
];

const tell = (message: string) => () => toast.success(message);

export function GalleryStates() {
  return (
    <>
      <Specimen title="Empty, first use" flush>
        <EmptyState
          icon={<Box />}
          title="No spare parts yet"
          actions={
            <>
              <Button variant="primary">
                <Plus />
                Add part
              </Button>
              <Button>
                <Upload />
                Import CSV or XLSX
              </Button>
            </>
          }
          foot={
            <a href="#empty" className="link text-sm">
              Start from the maker's list for CAT C4.4
            </a>
          }
        >
          Parts belong to equipment and sections. Stock, minimum and bin live here, and jobs take from them.
        </EmptyState>
      </Specimen>
      <Specimen title="Loading" flush className="h-80">
        <SkeletonRows columns={skeletonColumns} selectable />
      </Specimen>
      <Specimen title="Failed to load" flush>
        <ErrorState
          title="Jobs could not be loaded"
          onRetry={tell("Retry")}
          action={<Button>Show saved copy, 13:48</Button>}
          code="TIMEOUT"
          requestId="7c1f-02ae"
        >
          The ship's server did not answer within 10 seconds. Nothing you entered is lost. Check the network in the crew
          mess, then retry.
        </ErrorState>
      </Specimen>
      <Specimen title="Nothing matches" flush>
        <NoMatchState
          title="No job matches 3 filters"
          action={{ label: "Remove that filter", onPress: tell("Filter removed") }}
          onClearAll={tell("Cleared")}
        >
          Without “Assigned to Hana” there are 6.
        </NoMatchState>
      </Specimen>
      <Specimen title="Two people, one record" flush>
        <Conflict
          title="Tom changed the due date while you were editing"
          yours="24 Jun 2026"
          theirs={{ heading: "Tom, 14:21", value: "21 Jun 2026" }}
          words={{ yours: "Yours", keepMine: "Keep mine", takeTheirs: "Take Tom’s" }}
          onKeepMine={tell("Kept")}
          onTakeTheirs={tell("Taken")}
          note="Both stay in the history"
        />
      </Specimen>
      <Specimen title="No right" flush>
        <NoRightState title="Accounting is closed to your role" action={<Button>Back to My day</Button>}>
          Deckhand has no access to accounting. The captain can open it in Users, System access.
        </NoRightState>
      </Specimen>
      <Specimen title="Field errors, summarised">
        <FormErrors faults={[{ fieldId: "gallery-hours", label: "running hours" }]} />
        <Field
          id="gallery-hours"
          label="Running hours"
          error="Lower than 4,798.5 h of 17 June. Typing error, or was the meter replaced?"
        >
          <Input defaultValue="4,118.0" unit="h" />
        </Field>
      </Specimen>
      <Specimen title="Offline, queue open" flush>
        <OfflineQueue
          title="Offline since 13:48"
          onRetry={tell("Sent again")}
          retryLabel={(change) => `Retry ${change.what}`}
          changes={[
            { id: "1", what: "Watermaker 2, checklist item 2", at: "14:02", kind: "change" },
            {
              id: "2",
              what: "Reading, generator 2, 5,104.0 h",
              at: "14:10",
              kind: "change",
              refused: "Lower than the last reading",
            },
            { id: "3", what: "2 photos, 410 kB", at: "14:11", kind: "photo" },
          ]}
        />
        <div className="py-3">
          <OfflineStrip icon={<CloudOff />} word="Offline, 3 queued" since="since 13:48" onOpen={tell("Queue")} />
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <ToastFrame icon={<CompletedIcon className="size-[18px] text-status-done" />}>
          <span className="flex-1">Job completed, next due 21 October</span>
        </ToastFrame>
        <ToastFrame icon={<OverdueIcon className="size-[18px] text-status-overdue" />}>
          <span className="flex-1">Updating status failed</span>
        </ToastFrame>
        <div className="flex gap-2">
          <Button onClick={() => toast.success("Job completed, next due 21 October", { undo: tell("Undone") })}>
            Success
          </Button>
          <Button onClick={() => toast.failure("Updating status failed", { retry: tell("Again") })}>Failure</Button>
        </div>
      </Specimen>
    </>
  );
}
