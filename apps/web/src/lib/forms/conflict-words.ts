import { useTranslation } from "../translation.tsx";

/** What the two sides of a conflict are called; `name` is the person who saved the other one, where that is known. */
export function useConflictWords() {
  const { t } = useTranslation("forms");
  return (name: string | undefined) => ({
    yours: t("yours"),
    keepMine: t("keepMine"),
    takeTheirs: name ? t("takeTheirs", { name }) : t("takeSaved"),
  });
}
