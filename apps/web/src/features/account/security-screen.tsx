import { useTranslation } from "react-i18next";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { SecuritySections } from "./security-sections.tsx";

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
