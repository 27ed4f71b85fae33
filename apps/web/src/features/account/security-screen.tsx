import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lateView } from "../../lib/late-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const SecuritySections = lateView(async () => (await import("./security-sections.tsx")).SecuritySections);

/** For every account, also those that stand for nobody on board. */
export function SecurityScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader title={t("security:title")} />
      <div className="px-6 pb-8 max-md:px-4">
        <SecuritySections />
      </div>
    </>
  );
}
