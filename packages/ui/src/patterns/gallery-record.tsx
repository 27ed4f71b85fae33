import { Camera, CircleCheck, Eye, Gauge, Lock, Plus, Repeat, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { withMod } from "../lib/keys.ts";
import { ConfirmDialog } from "../primitives/alert-dialog.tsx";
import { Avatar } from "../primitives/avatar.tsx";
import { StatusBadge } from "../primitives/badge.tsx";
import { Button } from "../primitives/button.tsx";
import { RowList, SectionHead } from "../primitives/card.tsx";
import { Dialog, DialogClose, DialogContent } from "../primitives/dialog.tsx";
import { Field } from "../primitives/field.tsx";
import { Input } from "../primitives/input.tsx";
import { PriorityWord } from "../primitives/priority-icon.tsx";
import { Progress } from "../primitives/progress.tsx";
import { Separator } from "../primitives/separator.tsx";
import { Sheet, SheetContent } from "../primitives/sheet.tsx";
import { StatusWord } from "../primitives/status-icon.tsx";
import { SwitchField } from "../primitives/switch.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { toast } from "../primitives/toaster.tsx";
import { Checklist, type ChecklistLine } from "./checklist.tsx";
import { CommentComposer, CommentList } from "./comments.tsx";
import { DeptBar } from "./dept-bar.tsx";
import { crew } from "./gallery-jobs.ts";
import { Specimen } from "./gallery-specimen.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { PropertyList } from "./property-list.tsx";
import { RecordSheet } from "./record-sheet.tsx";
import { StepperRows } from "./stepper-rows.tsx";
import { Change, Timeline } from "./timeline.tsx";

type Opened = "sheet" | "dialog" | "confirm" | "panel" | null;

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="hsl(${hue} 18% 30%)"/><circle cx="80" cy="60" r="38" fill="hsl(${hue} 30% 62%)"/></svg>`)}`;

const photos = [40, 200, 20, 140].map((hue, index) => ({
  id: String(hue),
  alt: `Generator 1, photo ${index + 1}`,
  thumbnailUrl: picture(hue),
  url: picture(hue),
  meta: "Priya Nair, today 10:01",
}));

const steps: readonly ChecklistLine[] = [
  { id: "1", label: "Run to temperature, stop, lock out and tag", done: true, mark: "PN 09:12" },
  { id: "2", label: "Drain oil, 18 L, check plug magnet for metal", done: true, mark: "PN 09:40" },
  { id: "3", label: "Replace zinc pencil, heat exchanger", done: false },
  { id: "4", label: "Run 15 min, check for leaks, log pressures", done: false },
];

export function GalleryRecord() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const openIs = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (open: boolean) => setOpened(open ? what : null),
  });
  return (
    <Specimen title="Sheets and dialogs">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpened("sheet")}>Record sheet</Button>
        <Button onClick={() => setOpened("dialog")}>Dialog 680</Button>
        <Button onClick={() => setOpened("panel")}>Panel 360</Button>
        <Button variant="destructive" onClick={() => setOpened("confirm")}>
          Delete volume
        </Button>
      </div>
      <JobSheet open={opened === "sheet"} onClose={close} />
      <Dialog {...openIs("dialog")}>
        <CompleteDialog />
      </Dialog>
      <Sheet {...openIs("panel")}>
        <SheetContent
          title="Theme"
          footer={<span className="text-muted-foreground text-xs">Saved to your account at once</span>}
        >
          <div className="p-5">
            <SwitchField label="Collapsed" checked={false} />
          </div>
        </SheetContent>
      </Sheet>
      <ConfirmDialog
        {...openIs("confirm")}
        title="Delete oil record book 3?"
        consequences="Its 92 entries go to the archive for three years. Nobody can write in it any more. The captain can bring it back."
        confirm="Delete volume"
        destructive
        onConfirm={close}
      />
    </Specimen>
  );
}

function CompleteDialog() {
  const [used, setUsed] = useState(1);
  return (
    <DialogContent
      size="lg"
      title="Complete generator 1, 500 h service"
      subtitle={
        <>
          <bdi className="font-mono text-xs">J-2026-0412</bdi>
          <span>Checklist 8 of 8</span>
        </>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost" size="lg">
              Cancel
            </Button>
          </DialogClose>
          <Button size="lg">Complete and open next</Button>
          <Button variant="primary" size="lg" kbd={withMod("↵")}>
            Complete job
          </Button>
        </>
      }
    >
      <Field label="Work done">
        <Textarea defaultValue="Serviced as section 4.2. Both fuel filters and oil filter replaced, 18 L oil. V-belt cracked at the tensioner side, replaced." />
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        <Field label="Finished">
          <Input defaultValue="18 Jun 2026, 14:20" />
        </Field>
        <Field label="Hours spent">
          <Input unit="h, 2 people" />
        </Field>
        <Field label="Running hours">
          <Input defaultValue="4,811.0" unit="h" />
        </Field>
      </div>
      <div>
        <SectionHead title="Parts used">
          <Button variant="ghost" size="sm">
            Scan or add
          </Button>
        </SectionHead>
        <StepperRows
          label="Parts used"
          lines={[
            { id: "1", code: "7W-2326", name: "Oil filter", value: used, onValueChange: setUsed, note: "3 left in C2" },
            {
              id: "2",
              code: "360-8960",
              name: "Fuel filter, primary",
              value: 1,
              onValueChange: setUsed,
              note: "1 left in C2, min 2",
              short: true,
            },
          ]}
        />
      </div>
      <SwitchField label="Raise a follow-up defect" checked={false} />
    </DialogContent>
  );
}

function JobSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [lines, setLines] = useState(steps);
  const [comment, setComment] = useState("");
  const done = lines.filter((line) => line.done).length;
  return (
    <RecordSheet
      open={open}
      onClose={onClose}
      number="J-2026-0412"
      title="Generator 1, 500 h service"
      url="https://example.test/jobs/0412"
      position={{
        index: 2,
        total: 46,
        onPrevious: () => toast.success("Previous"),
        onNext: () => toast.success("Next"),
      }}
      onOpenAsPage={onClose}
      facts={
        <>
          <StatusBadge status="overdue">11.0 h over</StatusBadge>
          <StatusBadge status="in-progress">In progress</StatusBadge>
          <span className="flex items-center gap-1 text-muted-foreground text-xs">
            <Repeat className="size-3.5" />
            Planned, every 500 h or 12 months from completion
          </span>
        </>
      }
      rail={<JobFacts />}
      railEnd={<JobRailEnd />}
      actions={
        <>
          <Button variant="primary" size="lg" kbd="C">
            <CircleCheck />
            Complete
          </Button>
          <Button size="lg">Postpone</Button>
          <Button size="lg">Wait for…</Button>
        </>
      }
      presence={
        <span className="flex items-center gap-1.5">
          <Eye />
          Priya is here too
        </span>
      }
    >
      <p className="max-w-[60ch] text-muted-foreground">
        As manual section 4.2. Take the oil sample hot, before the drain. Generator 2 carries the hotel load; tell the
        bridge before and after changeover.
      </p>
      <SectionHead className="mt-5" title="Checklist" fact={`${done} of ${lines.length}`}>
        <Progress value={done} max={lines.length} label="Checklist" className="w-24" />
      </SectionHead>
      <Checklist
        label="Checklist"
        lines={lines}
        onToggle={(id, isDone) =>
          setLines(lines.map((line) => (line.id === id ? { ...line, done: isDone, mark: undefined } : line)))
        }
      />
      <SectionHead className="mt-4" title="Photos" fact={photos.length}>
        <Button variant="ghost" size="sm">
          <Camera />
          Add
        </Button>
      </SectionHead>
      <PhotoGrid className="mt-1" label="Photos" photos={photos} />
      <SectionHead className="mt-4" title="Comments" fact={1} />
      <CommentList
        label="Comments"
        comments={[
          {
            id: "1",
            author: crew.priya,
            at: "today 10:02",
            body: "Plug magnet clean. Belt has two small cracks at the tensioner side, photo 3.",
          },
        ]}
      />
      <div className="mt-3">
        <CommentComposer
          text={comment}
          onText={setComment}
          people={Object.values(crew)}
          onSend={async () => setComment("")}
        />
      </div>
    </RecordSheet>
  );
}

function JobFacts() {
  return (
    <PropertyList
      properties={[
        { id: "status", label: "Status", value: <StatusWord status="in-progress">In progress</StatusWord> },
        { id: "priority", label: "Priority", value: <PriorityWord priority="high">High</PriorityWord> },
        {
          id: "assigned",
          label: "Assigned",
          value: (
            <>
              <Avatar person={crew.marek} decorative /> Marek Nowak
            </>
          ),
        },
        { id: "due", label: "Due", value: "4,800.0 h or 2 Sep 2026" },
        {
          id: "counter",
          label: "Counter now",
          value: (
            <>
              4,811.0 h <span className="text-muted-foreground text-xs">today 08:00</span>
            </>
          ),
        },
        {
          id: "equipment",
          label: "Equipment",
          value: (
            <DeptBar department="engineering" name="Engineering">
              <a href="#equipment" className="link">
                Generator 1, CAT C4.4
              </a>
            </DeptBar>
          ),
        },
        {
          id: "permit",
          label: "Permit",
          value: (
            <>
              <Lock className="size-4" /> LOTO-26-031, open
            </>
          ),
        },
      ]}
    />
  );
}

function JobRailEnd() {
  return (
    <>
      <Separator />
      <div>
        <SectionHead title="Connected" />
        <RowList>
          <li>
            <ShieldCheck className="size-4 text-muted-foreground" />
            Warranty, Pon Power
            <span className="ms-auto text-muted-foreground text-xs">until 2 Mar 2027</span>
          </li>
          <li>
            <Plus className="size-4 text-muted-foreground" />
            Order PO-0087, 2 lines
            <span className="ms-auto text-muted-foreground text-xs">arrives 23 Jun</span>
          </li>
        </RowList>
      </div>
      <Separator />
      <div>
        <SectionHead title="History" className="mb-1" />
        <Timeline
          label="History"
          entries={[
            { id: "1", icon: <Camera />, sentence: "Priya added 4 photos", meta: "today 10:01" },
            { id: "2", icon: <Gauge />, sentence: "Reading 4,811.0 h, was 4,798.5", meta: "today 08:00, Priya Nair" },
            {
              id: "3",
              sentence: <Change field="Status" from="Due" word="to" to="In progress" />,
              meta: "today 07:48, Marek Nowak",
            },
          ]}
        />
      </div>
    </>
  );
}
