import { parseCalendarDate } from "@ymp/core/calendar-date";
import { MoreHorizontal, Plus, Search, Settings2 } from "lucide-react";
import { useState } from "react";
import { Avatar, AvatarStack } from "../primitives/avatar.tsx";
import { BackLink } from "../primitives/back-link.tsx";
import { Badge, type BadgeTone, StatusBadge } from "../primitives/badge.tsx";
import { Breadcrumbs } from "../primitives/breadcrumbs.tsx";
import { Button, type ButtonProps, IconButton } from "../primitives/button.tsx";
import { CheckboxField } from "../primitives/checkbox.tsx";
import { Combobox, type ComboboxItem } from "../primitives/combobox.tsx";
import { CriticalMark } from "../primitives/critical-mark.tsx";
import { DateField } from "../primitives/date-field.tsx";
import { DateTimeField, type ShipMoment } from "../primitives/date-time-field.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../primitives/dropdown-menu.tsx";
import { Field } from "../primitives/field.tsx";
import { CompletedIcon } from "../primitives/glyph.tsx";
import { Input } from "../primitives/input.tsx";
import { Mark } from "../primitives/mark.tsx";
import { Meter } from "../primitives/meter.tsx";
import { PriorityWord } from "../primitives/priority-icon.tsx";
import { Progress } from "../primitives/progress.tsx";
import { Radio, RadioDot, RadioGroup } from "../primitives/radio-group.tsx";
import { Rating, RatingStars } from "../primitives/rating.tsx";
import { Segmented } from "../primitives/segmented.tsx";
import { Select } from "../primitives/select.tsx";
import { type Status, StatusWord } from "../primitives/status-icon.tsx";
import { Stepper } from "../primitives/stepper.tsx";
import { SwitchField } from "../primitives/switch.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../primitives/tabs.tsx";
import { TagsInput } from "../primitives/tags-input.tsx";
import { Textarea } from "../primitives/textarea.tsx";
import { Tooltip } from "../primitives/tooltip.tsx";
import { crew } from "./gallery-jobs.ts";
import { Specimen } from "./gallery-specimen.tsx";

const variants: readonly NonNullable<ButtonProps["variant"]>[] = [
  "primary",
  "secondary",
  "outline",
  "ghost",
  "destructive",
  "destructive-confirm",
];
const statuses: readonly Status[] = [
  "draft",
  "due",
  "due-soon",
  "overdue",
  "in-progress",
  "waiting",
  "completed",
  "verified",
];
const tones: readonly BadgeTone[] = ["overdue", "due-soon", "progress", "waiting", "done", "draft", "line"];
const people = Object.values(crew);

export function GalleryButtons() {
  return (
    <Specimen title="Buttons">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          <Button variant={variant} size="sm">
            28
          </Button>
          <Button variant={variant}>
            <Plus />
            {variant}
          </Button>
          <Button variant={variant} size="lg" kbd="C">
            36
          </Button>
          <Button variant={variant} size="touch">
            44
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <IconButton variant={variant} label="Settings">
            <Settings2 />
          </IconButton>
        </div>
      ))}
      <div className="flex items-center gap-3">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="More actions">
              <MoreHorizontal />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            <DropdownMenuItem kbd="E">Edit</DropdownMenuItem>
            <DropdownMenuItem>Print label</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive>Delete</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Tooltip content="12:32 UTC" kbd="T">
          <Button variant="outline">14:32 ship</Button>
        </Tooltip>
        <Mark headingDegrees={42} />
      </div>
    </Specimen>
  );
}

export function GalleryMarks() {
  return (
    <Specimen title="Status, priority, people">
      <div className="flex flex-wrap gap-4 text-sm">
        {statuses.map((status) => (
          <StatusWord key={status} status={status}>
            {status}
          </StatusWord>
        ))}
      </div>
      <div className="flex flex-wrap gap-4 text-sm">
        {(["critical", "high", "normal", "low"] as const).map((priority) => (
          <PriorityWord key={priority} priority={priority}>
            {priority}
          </PriorityWord>
        ))}
      </div>
      <p className="flex items-center gap-1.5 text-sm">
        Emergency fire pump
        <CriticalMark label="Critical" />
      </p>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <StatusBadge status="overdue">11.0 h over</StatusBadge>
        <StatusBadge status="in-progress">In progress</StatusBadge>
      </div>
      <div className="flex items-center gap-3">
        <Avatar person={crew.marek} size="sm" />
        <Avatar person={crew.priya} />
        <Avatar person={crew.jun} size="lg" />
        <AvatarStack people={people} limit={4} />
        <Progress value={5} max={8} label="Checklist, 5 of 8" className="w-24" />
        <Meter label="Strength" word="Strong" value={3} steps={4} tone="progress" />
      </div>
      <BackLink href="#equipment">Equipment</BackLink>
      <Breadcrumbs
        label="Here"
        crumbs={[
          { id: "1", label: "Equipment" },
          { id: "2", label: "Electrical" },
          { id: "3", label: "Generator 1" },
        ]}
      />
    </Specimen>
  );
}

const today = parseCalendarDate("2026-06-18");
const suppliers: readonly ComboboxItem[] = [
  { value: "pon", label: "Pon Power Antibes", keywords: ["caterpillar"], fact: "12 orders" },
  { value: "naiad", label: "Naiad Dynamics", fact: "2 orders" },
  { value: "mtu", label: "MTU Friedrichshafen" },
];

export function GalleryFields() {
  const [kind, setKind] = useState<"planned" | "defect" | null>(null);
  const [supplier, setSupplier] = useState<ComboboxItem | null>(suppliers[0] ?? null);
  const [rating, setRating] = useState<number | null>(4);
  const [tags, setTags] = useState(["Engines", "Filters"]);
  const [dueOn, setDueOn] = useState<typeof today | null>(today);
  const [finished, setFinished] = useState<ShipMoment | null>({ on: today, time: "14:20" });
  const [used, setUsed] = useState(1);
  return (
    <Specimen title="Fields">
      <Field label="Work done" help="What the next engineer needs to know">
        <Textarea defaultValue="Serviced as section 4.2. Both fuel filters and oil filter replaced, 18 L oil." />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Finished">
          <DateTimeField value={finished} onValueChange={setFinished} today={today} zone="UTC+2" />
        </Field>
        <Field label="Due" mark="optional">
          <DateField value={dueOn} onValueChange={setDueOn} today={today} />
        </Field>
        <Field
          label="Running hours"
          help={
            <>
              <span className="flex items-center gap-1 text-status-done">
                <CompletedIcon className="size-3.5" />
                Plausible
              </span>
              12.5 h since yesterday
            </>
          }
        >
          <Input defaultValue="4,811.0" inputMode="decimal" unit="h" />
        </Field>
        <Field label="Running hours" error="Lower than 4,798.5 h of 17 June. Typing error, or was the meter replaced?">
          <Input defaultValue="4,118.0" inputMode="decimal" unit="h" />
        </Field>
        <Field label="Kind">
          <Select
            value={kind}
            onValueChange={setKind}
            placeholder="Choose"
            options={[
              { value: "planned", label: "Planned" },
              { value: "defect", label: "Defect" },
            ]}
          />
        </Field>
        <Field label="Supplier">
          <Combobox items={suppliers} value={supplier} onValueChange={setSupplier} placeholder="Choose" clearable />
        </Field>
        <Field label="Categories">
          <TagsInput
            tags={tags}
            onTagsChange={setTags}
            suggestions={["Deck", "Safety"]}
            removeLabel={(tag) => `Remove ${tag}`}
          />
        </Field>
        <Rating label="Rating" value={rating} onValueChange={setRating} wordOf={(value) => `${value} of 5`} />
        <RatingStars value={rating} word={`${rating} of 5`} />
        <Field label="Find">
          <Input type="search" placeholder="304 items" lead={<Search />} size="sm" />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Generator 1" />
        </Field>
      </div>
      <Stepper label="Oil filter, pieces used" value={used} onValueChange={setUsed} max={4} />
    </Specimen>
  );
}

export function GalleryChoices() {
  const [view, setView] = useState<"table" | "board">("table");
  const [raises, setRaises] = useState(true);
  const [kind, setKind] = useState("planned");
  return (
    <Specimen title="Choices">
      <CheckboxField label="Tell the bridge before and after" help="They hear it on the next watch" defaultChecked />
      <CheckboxField label="Needs a permit" />
      <RadioGroup value={kind} onValueChange={setKind} aria-label="Kind">
        <Radio value="planned" label="Planned" help="From the maintenance plan" />
        <Radio value="defect" label="Defect" />
      </RadioGroup>
      <RadioGroup
        value={kind}
        onValueChange={setKind}
        aria-label="Kind, under the heads of a table"
        className="flex-row"
      >
        <RadioDot value="planned" aria-label="Planned" />
        <RadioDot value="defect" aria-label="Defect" />
        <RadioDot value="closed" aria-label="Closed" disabled />
      </RadioGroup>
      <SwitchField label="Raise a follow-up defect" checked={raises} onCheckedChange={setRaises} />
      <SwitchField label="Collapsed" checked={false} />
      <Segmented
        label="View"
        value={view}
        onValueChange={setView}
        options={[
          { value: "table", label: "Table" },
          { value: "board", label: "Board" },
        ]}
      />
      <Tabs defaultValue="overview">
        <TabsList>
          <TabsTrigger value="overview">Overview</TabsTrigger>
          <TabsTrigger value="jobs" count={6}>
            Jobs
          </TabsTrigger>
          <TabsTrigger value="parts" count={42}>
            Spare parts
          </TabsTrigger>
        </TabsList>
        <TabsContent value="overview" className="py-3 text-sm">
          Particulars
        </TabsContent>
        <TabsContent value="jobs" className="py-3 text-sm">
          Six jobs
        </TabsContent>
        <TabsContent value="parts" className="py-3 text-sm">
          Forty-two parts
        </TabsContent>
      </Tabs>
    </Specimen>
  );
}
