import { Button } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Download } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { type CrewList, useSaveCrewList } from "./crew-list.queries.ts";
import { useCrewListAddress } from "./use-crew-list-address.ts";

const formats = ["pdf", "xlsx", "csv"] as const;

/** The list as a file. One with gaps is taken as a draft, which says so. */
export function SaveMenu({ list }: { list: CrewList }) {
  const { t } = useTranslation("crew-list");
  const save = useSaveCrewList();
  const { search, onDay, direction } = useCrewListAddress();
  const { time, port, otherPort = null, voyage = null, locale = "en" } = search;
  const asDraft = !list.isComplete;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant={asDraft ? "secondary" : "primary"} className="max-md:w-full" busy={save.isPending}>
          <Download />
          {t(asDraft ? "save.draft" : "save.action")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {port ? (
          formats.map((format) => (
            <DropdownMenuItem
              key={format}
              onSelect={() =>
                save.mutate({
                  ...{ direction, onDay, port, otherPort, voyage, locale, format, asDraft },
                  ...(time === undefined ? {} : { time }),
                })
              }
            >
              {t(`save.${format}`)}
            </DropdownMenuItem>
          ))
        ) : (
          <DropdownMenuItem disabled>{t("save.needsPort")}</DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
