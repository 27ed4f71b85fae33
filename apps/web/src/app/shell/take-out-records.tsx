import { useMutation } from "@tanstack/react-query";
import { Button } from "@ymp/ui/primitives/button";
import { FileSpreadsheet } from "lucide-react";
import { ArchiveButton } from "../../features/vessel/archive-button.tsx";
import { useArchives } from "../../features/vessel/vessel.queries.ts";
import { ArchiveList } from "../../lib/archive-list.tsx";
import { saveBase64 } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useClient, useServices, useStore } from "../services-context.tsx";
import { useVessel } from "../session.ts";

const everything = { state: "all", format: "xlsx" } as const;

/** The vessel's records as spreadsheets and as one archive: the law obliges it to keep them, no matter who pays. */
export function TakeOutRecords() {
  const { t } = useTranslation();
  const client = useClient();
  const { locale } = useStore(useServices().theme);
  const jobs = useTakeOut(() => client.jobs.export.query({ ...everything, locale }));
  const equipment = useTakeOut(() => client.equipment.export.query({ ...everything, locale }));
  const { id: vesselId } = useVessel();
  const { data: archives } = useArchives();
  return (
    <>
      <Button busy={jobs.isPending} onClick={() => jobs.mutate()}>
        <FileSpreadsheet />
        {t("closed:expired.takeJobs")}
      </Button>
      <Button busy={equipment.isPending} onClick={() => equipment.mutate()}>
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

type ExportedFile = Parameters<typeof saveBase64>[0];

function useTakeOut(ask: () => Promise<ExportedFile>) {
  return useMutation({
    mutationFn: async () => {
      const file = await ask();
      saveBase64(file);
      return file.fileName;
    },
    meta: {
      success: "closed:expired.taken",
      failure: "closed:expired.takingFailed",
      params: (file) => ({ file: typeof file === "string" ? file : "" }),
    },
  });
}
