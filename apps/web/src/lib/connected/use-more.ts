import { useTranslation } from "../translation.tsx";

/** "3 of 12" where rows were left out. */
export function useMore() {
  const { t } = useTranslation("connected");
  return ({ total, rows }: { total: number; rows: readonly unknown[] }) =>
    total > rows.length ? t("shown", { shown: rows.length, count: total }) : null;
}
