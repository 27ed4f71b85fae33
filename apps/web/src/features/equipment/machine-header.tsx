import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { ArrowLeft, Gauge, Plus, QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import type { Machine } from "./equipment.queries.ts";
import { useMachineAddress } from "./machine-address.ts";
import { MachineMenu } from "./machine-menu.tsx";
import { useRegisterAddress } from "./register-address.ts";
import { useUseWord } from "./use-words.ts";

export function MachineHeader({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const { open } = useMachineAddress();
  const { search } = useRegisterAddress();
  const { can } = machine;
  const addReading = can.addReading ? (
    <Button variant={isPhone ? "primary" : "outline"} onClick={() => open("reading")}>
      <Gauge />
      {t("equipment:action.addReading")}
    </Button>
  ) : null;
  return (
    <>
      {isPhone ? (
        <Link
          to="/app/equipment"
          search={search}
          className="flex min-h-touch flex-none items-center gap-1.5 px-4 text-muted-foreground text-sm"
        >
          <ArrowLeft className="size-4 rtl:rotate-180" />
          {t("equipment:title")}
        </Link>
      ) : null}
      <ScreenHeader
        className="py-3"
        title={machine.name}
        count={<MachineBadges machine={machine} />}
        facts={<MachineFacts machine={machine} />}
        tools={
          <>
            {isPhone ? null : addReading}
            {isPhone ? null : (
              <IconButton label={t("equipment:action.label")} variant="outline" onClick={() => open("label")}>
                <QrCode />
              </IconButton>
            )}
            <MachineMenu machine={machine} />
          </>
        }
        action={isPhone ? addReading : can.raiseJob ? <RaiseJob id={machine.id} /> : undefined}
      />
    </>
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
        <DeptBar department={department} name={t(`common:department.${department}`)}>
          {t(`common:department.${department}`)}
        </DeptBar>
      ) : null}
      {location ? <bdi>{location}</bdi> : null}
      {serialNumber ? <bdi className="font-mono text-xs">{t("equipment:serial", { number: serialNumber })}</bdi> : null}
    </>
  );
}
