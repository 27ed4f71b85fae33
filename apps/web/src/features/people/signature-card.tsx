import { Button } from "@ymp/ui/primitives/button";
import { Check, X } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useDecideSignature } from "./people.mutations.ts";
import type { Person } from "./people.queries.ts";
import { Section } from "./section.tsx";
import { SignaturePicture, SignatureStatus, signatureHint } from "./signature-picture.tsx";

/** A person's signature and what the captain says of it. */
export function SignatureCard({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { signatureStatus: status, may } = person;
  return (
    <Section title={t("people:section.signature")} tools={<SignatureStatus status={status} />}>
      <SignaturePicture person={person} />
      <p dir="auto" className="mt-1.5 text-muted-foreground text-sm">
        {t(signatureHint(person))}
      </p>
      {may.decideSignature && !may.sign && person.signatureFileId ? (
        <Decision person={person} fileId={person.signatureFileId} />
      ) : null}
    </Section>
  );
}

function Decision({ person, fileId }: { person: Person; fileId: string }) {
  const { t } = useTranslation();
  const decide = useDecideSignature();
  const say = (status: "approved" | "rejected") => () => decide.mutate({ profileId: person.id, status, fileId });
  const { signatureStatus: status } = person;
  return (
    <div className="mt-3 flex gap-2">
      {status === "approved" ? null : (
        <Button
          variant={status === "pending" ? "primary" : "outline"}
          busy={decide.isPending}
          onClick={say("approved")}
        >
          <Check />
          {t("people:signature.approve")}
        </Button>
      )}
      {status === "rejected" ? null : (
        <Button variant="outline" busy={decide.isPending} onClick={say("rejected")}>
          <X />
          {t("people:signature.reject")}
        </Button>
      )}
    </div>
  );
}
