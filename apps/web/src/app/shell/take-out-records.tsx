import type { Locale } from "@ymp/i18n/locales";
import { Button } from "@ymp/ui/primitives/button";
import { FileSpreadsheet } from "lucide-react";
import { ArchiveButton } from "../../features/vessel/archive-button.tsx";
import { useArchives } from "../../features/vessel/vessel.queries.ts";
import { ArchiveList } from "../../lib/archive-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type MadeFile, useDownload } from "../../lib/use-download.ts";
import type { Client } from "../../lib/use-write.ts";
import { useVessel } from "../session.ts";

const everything = { state: "all", format: "xlsx" } as const;

/** The vessel's records as spreadsheets and as one archive: the law obliges it to keep them, no matter who pays. */
export function TakeOutRecords() {
  const { t } = useTranslation();
  const jobs = useTakeOut((client, order) => client.jobs.export.query(order));
  const equipment = useTakeOut((client, order) => client.equipment.export.query(order));
  const { id: vesselId } = useVessel();
  const { data: archives } = useArchives();
  return (
    <>
      <Button busy={jobs.isPending} onClick={() => jobs.mutate(undefined)}>
        <FileSpreadsheet />
        {t("closed:expired.takeJobs")}
      </Button>
      <Button busy={equipment.isPending} onClick={() => equipment.mutate(undefined)}>
        <FileSpreadsheet />
        {t("closed:expired.takeEquipment")}
      </Button>
      <ArchiveButton />
      {archives && archives.length > 0 ? (
        <div className="max-w-xl basis-full">
          <ArchiveList archives={archives} vesselId={vesselId} />
        </div>
      ) : null}
    </>
  );
}

const useTakeOut = (ask: (client: Client, order: typeof everything & { locale: Locale }) => Promise<MadeFile>) =>
  useDownload((client, _: undefined, locale) => ask(client, { ...everything, locale }), {
    success: () => "closed:expired.taken",
    params: ({ fileName }) => ({ file: fileName }),
    failure: "closed:expired.takingFailed",
  });
