import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { NewCodesDialog } from "./new-codes-dialog.tsx";
import { SectionPending } from "./section-pending.tsx";
import { type TwoStepState, useTwoStep } from "./security.queries.ts";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
import { TwoStepSetup } from "./two-step-setup.tsx";

type Opened = "turnOff" | "newCodes" | null;

export function TwoStepCard() {
  const { t } = useTranslation();
  const query = useTwoStep();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const isOn = query.data ? query.data.isOn || query.data.hasKeys : false;
  return (
    <Card>
      <SectionHead title={t("security:twoStep.title")} level={2}>
        {query.data ? (
          <Badge tone={isOn ? "done" : "draft"}>{t(`security:twoStep.${isOn ? "on" : "off"}`)}</Badge>
        ) : null}
      </SectionHead>
      {query.data ? (
        <>
          <TwoStepContent state={query.data} onOpen={setOpened} />
          <TwoStepSetup isOffered={!query.data.isOn} isBesideKeys={query.data.hasKeys} />
        </>
      ) : (
        <SectionPending query={query} lines={[72, 40]} />
      )}
      {opened === "turnOff" ? <TurnOffDialog keepsKeys={query.data?.hasKeys ?? false} onClose={close} /> : null}
      {opened === "newCodes" ? <NewCodesDialog onClose={close} /> : null}
    </Card>
  );
}

interface TwoStepContentProps {
  state: TwoStepState;
  onOpen: (opened: Opened) => void;
}

function TwoStepContent({ state, onOpen }: TwoStepContentProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { onSince, hasKeys, recoveryCodesLeft } = state;
  const text = onSince
    ? t("security:twoStep.onText", { date: formats.dateTime(onSince) })
    : t(`security:twoStep.${hasKeys ? "keysText" : "offText"}`);
  return (
    <>
      <p dir="auto" className="mt-1 text-pretty text-muted-foreground text-sm">
        {text}
      </p>
      {onSince || hasKeys ? (
        <>
          <CodesLeft left={recoveryCodesLeft} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => onOpen("newCodes")}>{t("security:twoStep.newCodes")}</Button>
            {onSince ? (
              <Button variant="destructive" onClick={() => onOpen("turnOff")}>
                {t("security:twoStep.turnOff")}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  );
}

const fewCodes = 3;

function CodesLeft({ left }: { left: number }) {
  const { t } = useTranslation();
  const words = t("security:twoStep.codesLeft", { count: left });
  if (left > fewCodes) return <p className="mt-1 text-sm tabular-nums">{words}</p>;
  return (
    <p className="mt-1 flex items-center gap-1.5 font-medium text-sm text-status-due-soon tabular-nums">
      <WarningIcon className="size-3.5" />
      {words}
    </p>
  );
}
