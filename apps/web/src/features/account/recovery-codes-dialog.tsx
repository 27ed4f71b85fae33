import { Button } from "@ymp/ui/primitives/button";
import { Download, Printer } from "lucide-react";
import { useSession } from "../../app/session.ts";
import { PrintAlone } from "../../lib/print-alone.tsx";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { CopyButton } from "./copy-button.tsx";
import { ShownOnceDialog } from "./shown-once-dialog.tsx";

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const { username } = useSession().account;
  const heading = t("security:twoStep.codesFor", { username });
  const text = `${heading}\n\n${codes.join("\n")}\n`;
  const download = () => saveFile(new Blob([text], { type: "text/plain" }), `ymp-recovery-codes-${username}.txt`);
  return (
    <>
      <ShownOnceDialog
        title={t("security:twoStep.codesTitle")}
        text={t("security:twoStep.codesText")}
        done={t("security:twoStep.kept")}
        onClose={onClose}
      >
        {(firstButton) => (
          <>
            <Codes codes={codes} />
            <div className="flex flex-wrap gap-2">
              <CopyButton ref={firstButton} text={text} />
              <Button variant="outline" onClick={download}>
                <Download />
                {t("security:twoStep.download")}
              </Button>
              <Button variant="outline" onClick={() => window.print()}>
                <Printer />
                {t("security:twoStep.print")}
              </Button>
            </div>
          </>
        )}
      </ShownOnceDialog>
      <PrintAlone>
        <h1 className="mb-4 font-semibold text-lg">{heading}</h1>
        <Codes codes={codes} />
      </PrintAlone>
    </>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <ol dir="ltr" className="grid select-all grid-cols-2 gap-x-4 gap-y-1.5 font-mono text-sm max-[360px]:grid-cols-1">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}
