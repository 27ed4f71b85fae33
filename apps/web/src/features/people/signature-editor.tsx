import { Button } from "@ymp/ui/primitives/button";
import { PenLine, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSetSignature } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";
import { SignaturePicture, SignatureStatus, signatureHint } from "./signature-picture.tsx";

const SignatureDialog = lazyPanel("largeDialog", async () => (await import("./signature-dialog.tsx")).SignatureDialog);

/** One's own signature: drawn or sent as a picture, with what the captain says of it. */
export function SignatureEditor({ person }: { person: Person }) {
  const { t } = useTranslation();
  const setSignature = useSetSignature(person.id);
  const chooser = useRef<HTMLInputElement>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const close = () => setIsDrawing(false);
  const busy = setSignature.isPending;
  return (
    <div className="flex flex-col gap-3">
      <SignaturePicture person={person} />
      <p dir="auto" className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
        <SignatureStatus status={person.signatureStatus} />
        {t(signatureHint(person))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={busy} onClick={() => setIsDrawing(true)}>
          <PenLine />
          {t(person.signatureFileId ? "people:signature.redraw" : "people:signature.draw")}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => chooser.current?.click()}>
          <Upload />
          {t("people:signature.upload")}
        </Button>
        {person.signatureFileId ? (
          <Button variant="ghost" disabled={busy} onClick={() => setSignature.mutate(null)}>
            <Trash2 />
            {t("people:signature.remove")}
          </Button>
        ) : null}
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          tabIndex={-1}
          aria-label={t("people:signature.upload")}
          className="sr-only"
          onChange={(event) => {
            const picture = event.target.files?.[0];
            event.target.value = "";
            if (picture) setSignature.mutate(picture);
          }}
        />
      </div>
      {isDrawing ? (
        <SignatureDialog
          person={person}
          isSaving={busy}
          onSave={(picture) => setSignature.mutate(picture, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
