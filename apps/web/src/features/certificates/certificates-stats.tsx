import { matrixFilters } from "@ymp/core/people/certificate-matrix";
import { StatStrip } from "@ymp/ui/patterns/stat-strip";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { MatrixPerson } from "./certificates.queries.ts";
import { useCellWords } from "./use-cell-words.ts";
import { useCertificatesAddress } from "./use-certificates-address.ts";

const icons = {
  expired: <OverdueIcon className="text-status-overdue" />,
  urgent: <DueSoonIcon className="text-status-due-soon" />,
  missing: <WarningIcon className="text-status-overdue" />,
} as const;

/** What needs care, counted; pressing one narrows the matrix to those people. */
export function CertificatesStats({ people }: { people: readonly MatrixPerson[] }) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  const words = useCellWords();
  const { search, go } = useCertificatesAddress();
  return (
    <StatStrip
      className="mt-4 max-md:grid max-md:grid-cols-2 max-md:[&>:last-child:nth-child(odd)]:col-span-2"
      label={t("stat.label")}
      stats={matrixFilters.map((filter) => {
        const found = people.flatMap((person) =>
          person.cells.filter(({ state }) => state === filter).map((cell) => ({ person, cell })),
        );
        const [first] = found;
        return {
          id: filter,
          label: t(`stat.${filter}`),
          icon: icons[filter],
          figure: formats.count(found.length),
          trend: first ? formats.list([first.person.firstName, words.column(first.cell)]) : t("statNone"),
          pressed: search.show === filter,
          onPress: () => go({ show: search.show === filter ? undefined : filter }),
        };
      })}
    />
  );
}
