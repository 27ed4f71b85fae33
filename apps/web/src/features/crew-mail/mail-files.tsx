import { acceptedFiles } from "@ymp/core/accepted-files";
import { mostMailBytes, mostMailFiles } from "@ymp/core/people/crew-mail";
import { FileDropzone } from "@ymp/ui/patterns/file-dropzone";
import { useRef, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { FileNotSent, sendNow } from "../../lib/uploads/send-now.ts";
import { useFormats } from "../../lib/use-formats.ts";

interface HeldMailFile {
  id: string;
  file: File;
}

const megabytes = mostMailBytes / 1024 / 1024;

/** Files that go with a mail: held until it is sent, then sent before it. One that has arrived is not sent twice. */
export function useMailFiles() {
  const { theme } = useServices();
  const vesselId = useVessel().id;
  const accountId = useSession().account.id;
  const [held, setHeld] = useState<readonly HeldMailFile[]>([]);
  const [failed, setFailed] = useState<{ id: string; why: string | null } | null>(null);
  const arrived = useRef(new Map<string, string>());
  const bytes = held.reduce((sum, { file }) => sum + file.size, 0);
  const isTooMuch = held.length > mostMailFiles || bytes > mostMailBytes;
  async function send(): Promise<string[]> {
    setFailed(null);
    const fileIds: string[] = [];
    for (const { id, file } of held) {
      const sender = { vesselId, accountId, language: theme.getState().locale };
      const fileId =
        arrived.current.get(id) ??
        (await sendNow(file, "crew mail", sender).catch((error: unknown) => {
          setFailed({ id, why: error instanceof FileNotSent ? error.why : null });
          throw error;
        }));
      arrived.current.set(id, fileId);
      fileIds.push(fileId);
    }
    return fileIds;
  }
  return { held, setHeld, failed, setFailed, isTooMuch, send };
}

export function MailFiles({ files }: { files: ReturnType<typeof useMailFiles> }) {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  const { held, setHeld, failed, setFailed, isTooMuch } = files;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-sm">{t("field.files")}</p>
      <FileDropzone
        label={t("files.add")}
        hint={t("files.hint", { files: mostMailFiles, megabytes })}
        accept={acceptedFiles}
        onFiles={(added) => setHeld([...held, ...added.map((file) => ({ id: crypto.randomUUID(), file }))])}
        files={held.map(({ id, file }) => ({
          ...{ id, name: file.name, size: formats.bytes(file.size) },
          state:
            failed?.id === id
              ? { kind: "failed" as const, why: failed.why ?? t("files.notSent") }
              : { kind: "sent" as const },
        }))}
        onRetry={() => setFailed(null)}
        onRemove={(id) => setHeld(held.filter((one) => one.id !== id))}
      />
      {isTooMuch ? (
        <p role="alert" className="text-sm text-status-overdue">
          {t("files.tooMuch", { files: mostMailFiles, megabytes })}
        </p>
      ) : null}
    </div>
  );
}
