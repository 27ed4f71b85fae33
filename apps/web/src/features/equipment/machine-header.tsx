import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Gauge, Plus, QrCode } from "lucide-react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { BackLink } from "../../lib/back-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Machine } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { MachineMenu } from "./machine-menu.tsx";
import { useRegisterAddress } from "./register-address.ts";
import { useUseWord } from "./use-words.ts";

export function MachineHeader({ machine }: { machine: Machine }) {
  return useMedia(phoneQuery) ? <PhoneHeader machine={machine} /> : <WideHeader machine={machine} />;
}

function WideHeader({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { open } = useMachineAddress();
  const { can } = machine;
  return (
    <ScreenHeader
      className="py-3"
      title={machine.name}
      count={<MachineBadges machine={machine} />}
      facts={<MachineFacts machine={machine} />}
      tools={
        <>
          {can.addReading ? <AddReading variant="outline" size="md" /> : null}
          <IconButton label={t("equipment:action.label")} variant="outline" onClick={() => open("label")}>
            <QrCode />
          </IconButton>
          <MachineMenu machine={machine} />
        </>
      }
      action={can.raiseJob ? <RaiseJob id={machine.id} /> : undefined}
    />
  );
}

/** The way back to the tree, and one thing to do with wet hands: enter the hours. */
function PhoneHeader({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { search } = useRegisterAddress();
  return (
    <>
      <BackLink to="/app/equipment" search={search} className="min-h-touch px-4">
        {t("equipment:title")}
      </BackLink>
      <ScreenHeader title={machine.name} tools={<MachineMenu machine={machine} />} />
      <div className="flex flex-none flex-col gap-2 px-4 pb-2 text-muted-foreground text-sm">
        <MachineBadges machine={machine} />
        <div className="flex flex-wrap items-center gap-2">
          <MachineFacts machine={machine} />
        </div>
        {machine.can.addReading ? <AddReading variant="primary" size="touch" /> : null}
      </div>
    </>
  );
}

function AddReading({ variant, size }: { variant: "primary" | "outline"; size: "md" | "touch" }) {
  const { t } = useTranslation();
  const { open } = useMachineAddress();
  return (
    <Button variant={variant} size={size} onClick={() => open("reading")}>
      <Gauge />
      {t("equipment:action.addReading")}
    </Button>
  );
}

function RaiseJob({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" asChild>
      <Link to="/app/home" search={{ new: "job", equipment: id }}>
        <Plus />
        {t("equipment:action.raiseJob")}
      </Link>
    </Button>
  );
}

function MachineBadges({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const usageOf = useUseWord();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {machine.isCritical ? (
        <Badge tone="overdue">
          <WarningIcon />
          {t("equipment:critical")}
        </Badge>
      ) : null}
      {machine.isStandby ? <Badge tone="line">{t("equipment:standby")}</Badge> : null}
      <Badge tone="line">{usageOf(machine)}</Badge>
      {machine.archivedAt ? <Badge tone="draft">{t("equipment:archived")}</Badge> : null}
    </span>
  );
}

function MachineFacts({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const { department, location, serialNumber } = machine;
  return (
    <>
      {department ? (
        <DeptBar department={department} name={t(`departments:of.${department}`)}>
          {t(`departments:of.${department}`)}
        </DeptBar>
      ) : null}
      {location ? <bdi>{location}</bdi> : null}
      {serialNumber ? <bdi className="font-mono text-xs">{t("equipment:serial", { number: serialNumber })}</bdi> : null}
    </>
  );
}
