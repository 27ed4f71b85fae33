import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useEnter } from "../../app/use-enter.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AddKey } from "./add-key.tsx";
import { useSecurityKeys } from "./security.queries.ts";
import { TwoStepSetup } from "./two-step-setup.tsx";

/** For an administrator of the platform who has none: set up before anything else is reached. */
export function SecondStepDutyScreen() {
  const { t } = useTranslation();
  const enter = useEnter();
  const keys = useSecurityKeys();
  const goOn = () => void enter("/app/home");
  return (
    <>
      <ScreenHeader title={t("security:twoStep.duty")} />
      <div className="flex max-w-xl flex-col px-6 pb-8 max-md:px-4">
        <p dir="auto" className="text-pretty">
          {t("security:twoStep.dutyText")}
        </p>
        <TwoStepSetup isOffered onDone={goOn} />
        {keys.data?.isPossible ? <AddKey className="mt-3 self-start" onDone={goOn} /> : null}
      </div>
    </>
  );
}
