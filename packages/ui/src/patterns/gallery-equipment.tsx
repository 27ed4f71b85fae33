import { useState } from "react";
import { DueIcon, InProgressIcon, WaitingIcon } from "../primitives/status-icon.tsx";
import { toast } from "../primitives/toaster.tsx";
import { Board } from "./board.tsx";
import { DueCell } from "./due-cell.tsx";
import { FileDropzone, type FileInFlight } from "./file-dropzone.tsx";
import { type SampleJob, sampleJobs } from "./gallery-jobs.ts";
import { Specimen } from "./gallery-specimen.tsx";
import { LineChart } from "./line-chart.tsx";
import { Tree, type TreeNode } from "./tree.tsx";

const nodes: readonly TreeNode[] = [
  {
    id: "propulsion",
    label: "Propulsion",
    count: 14,
    children: [
      { id: "me-p", label: "Main engine P" },
      { id: "me-s", label: "Main engine S" },
      { id: "shaft", label: "Shaft lines", count: 6, children: [{ id: "shaft-p", label: "Shaft line P" }] },
    ],
  },
  {
    id: "electrical",
    label: "Electrical",
    count: 31,
    children: [
      {
        id: "gen-1",
        label: "Generator 1",
        trouble: { kind: "overdue", word: "overdue" },
        children: [
          { id: "engine", label: "Engine, CAT C4.4" },
          { id: "alternator", label: "Alternator, 99 kW" },
        ],
      },
      { id: "gen-2", label: "Generator 2", trouble: { kind: "due-soon", word: "due soon" } },
    ],
  },
  { id: "fire", label: "Fire and safety", count: 48, children: [{ id: "pump", label: "Emergency fire pump" }] },
];

export function GalleryTree() {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(["propulsion", "electrical", "gen-1"]));
  const [selected, setSelected] = useState<string | null>("gen-1");
  return (
    <Specimen title="Tree" flush>
      <Tree
        label="Equipment"
        nodes={nodes}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selectedId={selected}
        onSelect={setSelected}
        className="h-80 py-3"
      />
    </Specimen>
  );
}

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date);
const readings = [
  [1, 1, 4378],
  [1, 15, 4391],
  [2, 1, 4402],
  [2, 18, 4421],
  [3, 1, 4438],
  [3, 15, 4466],
  [4, 1, 4532],
  [4, 15, 4578],
  [5, 1, 4632],
  [5, 15, 4676],
  [5, 27, 4722],
  [6, 3, 4750],
  [6, 10, 4778],
  [6, 17, 4798.5],
  [6, 18, 4811],
].map(([month = 1, date = 1, value = 0]) => ({ at: day(month, date), value }));

const hours = (value: number) => value.toLocaleString("en-GB");

export function GalleryChart() {
  return (
    <Specimen title="Running hours">
      <LineChart
        label="When is generator 1 due?"
        readings={readings}
        now={day(6, 18)}
        thresholds={[
          { id: "500", label: "500 h service, 4,800.0 h", value: 4800, isPassed: true },
          {
            id: "impeller",
            label: "Impeller, 5,050.0 h",
            value: 5050,
            isPassed: false,
            reached: { at: day(8, 17), label: "17 Aug" },
          },
        ]}
        forecast={{
          points: [
            { at: day(8, 17), value: 5050 },
            { at: day(10, 1), value: 5235 },
          ],
          label: "forecast, 4.0 h a day",
        }}
        formatValue={hours}
        formatInstant={(at) => new Date(at).toISOString().slice(0, 10)}
        columns={{ when: "Date", value: "Running hours" }}
      />
    </Specimen>
  );
}

export function GalleryBoard() {
  const [jobs, setJobs] = useState<readonly SampleJob[]>(sampleJobs);
  const lane = (status: SampleJob["status"]) => jobs.filter((job) => job.status === status);
  return (
    <Specimen title="Board" flush className="col-span-full">
      <div className="flex h-96 pt-4">
        <Board
          label="Jobs by status"
          columns={[
            { id: "due", label: "Due", icon: <DueIcon />, items: lane("due") },
            {
              id: "in-progress",
              label: "In progress",
              icon: <InProgressIcon className="text-status-progress" />,
              items: lane("in-progress"),
            },
            {
              id: "waiting",
              label: "Waiting",
              icon: <WaitingIcon className="text-status-waiting" />,
              items: lane("waiting"),
            },
          ]}
          itemId={(job) => job.id}
          itemName={(job) => job.title}
          card={(job) => (
            <>
              <p className="mb-2 font-medium">{job.title}</p>
              <DueCell due={job.due} words={job.dueWords} raw={job.dueRaw} />
            </>
          )}
          onMove={(job, to) =>
            setJobs(
              jobs.map((other) =>
                other === job ? { ...job, status: to === "due" || to === "waiting" ? to : "in-progress" } : other,
              ),
            )
          }
          onOpen={(job) => toast.success(`Open ${job.number}`)}
          empty="Nothing here"
          say={{
            instructions: "Press space to lift, arrow left or right to move, space to drop, escape to cancel.",
            lifted: (name) => `${name} lifted`,
            over: (name, column) => `${name} over ${column}`,
            dropped: (name, column) => `${name} moved to ${column}`,
            cancelled: (name) => `${name} stays`,
          }}
        />
      </div>
    </Specimen>
  );
}

const inFlight: readonly FileInFlight[] = [
  { id: "1", name: "oil-sample.pdf", size: "410 kB", state: { kind: "sending", percent: 62 } },
  {
    id: "2",
    name: "plug-magnet.jpg",
    size: "2.1 MB",
    state: { kind: "failed", why: "The connection was lost at 40 %" },
  },
  { id: "3", name: "invoice-0087.pdf", size: "88 kB", state: { kind: "sent" } },
];

export function GalleryFiles() {
  const [files, setFiles] = useState(inFlight);
  const take = (taken: File[]) =>
    setFiles([
      ...files,
      ...taken.map((file) => ({
        id: file.name,
        name: file.name,
        size: `${Math.round(file.size / 1000)} kB`,
        state: { kind: "sent" as const },
      })),
    ]);
  return (
    <Specimen title="Files">
      <FileDropzone
        label="Documents"
        hint="PDF or photo, up to 25 MB"
        files={files}
        onFiles={take}
        onRetry={(id) => toast.success(`Retry ${id}`)}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    </Specimen>
  );
}
