import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Select } from "@ymp/ui/primitives/select";
import { CameraOff, Flashlight, FlashlightOff } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import { type CameraRefusal, useCamera } from "./use-camera.ts";

/** The camera's picture with its lamp and, where there are several, the choice of camera. */
export function ScanCamera({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation("scan");
  const camera = useCamera(true, onCode);
  const { state } = camera;
  if (state.status === "refused") return <Refused refusal={state.refusal} onTryAgain={camera.tryAgain} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="relative aspect-[4/3] max-h-[46dvh] overflow-hidden rounded-md bg-secondary">
        <video
          ref={camera.video}
          autoPlay
          playsInline
          muted
          aria-label={t("picture")}
          data-live={state.status === "live" || undefined}
          className="size-full object-cover"
        />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-[16%] rounded-lg border-2 border-label-paper/80"
        />
        {state.status === "starting" ? (
          <p role="status" className="absolute inset-0 grid place-items-center text-muted-foreground text-sm">
            {t("starting")}
          </p>
        ) : null}
        {state.status === "live" && state.hasTorch ? (
          <IconButton
            variant="secondary"
            label={t(camera.isTorchOn ? "lampOff" : "lampOn")}
            aria-pressed={camera.isTorchOn}
            onClick={() => void camera.toggleTorch()}
            className="absolute end-2 bottom-2"
          >
            {camera.isTorchOn ? <FlashlightOff /> : <Flashlight />}
          </IconButton>
        ) : null}
      </div>
      {camera.cameras.length > 1 ? (
        <Select
          size="sm"
          aria-label={t("camera")}
          value={camera.cameraId}
          onValueChange={camera.chooseCamera}
          options={camera.cameras.map(({ id, label }, index) => ({
            value: id,
            label: label || t("cameraNumber", { number: index + 1 }),
          }))}
        />
      ) : null}
    </div>
  );
}

function Refused({ refusal, onTryAgain }: { refusal: CameraRefusal; onTryAgain: () => void }) {
  const { t } = useTranslation("scan");
  return (
    <div role="status" className="flex items-start gap-3 rounded-md bg-secondary p-4">
      <CameraOff aria-hidden className="mt-0.5 size-5 flex-none text-muted-foreground" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="font-semibold text-base">{t(`refused.${refusal}.title`)}</p>
        <p className="text-muted-foreground text-sm">{t(`refused.${refusal}.text`)}</p>
        {refusal === "insecure" ? null : (
          <Button variant="outline" size="sm" className="mt-2" onClick={onTryAgain}>
            {t("tryAgain")}
          </Button>
        )}
      </div>
    </div>
  );
}
