import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const SecuritySections = lazyView(async () => (await import("./security-sections.tsx")).SecuritySections);

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
