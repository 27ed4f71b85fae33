import { fileAddress } from "@ymp/core/file-address";
import { fullName } from "@ymp/core/people/profile-fields";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { WaitingIcon } from "@ymp/ui/primitives/status-icon";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { Person } from "./people.queries.ts";

/** The signature on white, as it is printed. */
export function SignaturePicture({ person }: { person: Person }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  if (!person.signatureFileId) return null;
  return (
    <img
      src={fileAddress(vesselId, person.signatureFileId, "original")}
      alt={t("people:signature.of", { name: fullName(person) })}
      className="h-24 w-full max-w-80 rounded-md bg-label-paper object-contain p-3 inset-ring inset-ring-border"
    />
  );
}

const looks: Record<Person["signatureStatus"], { tone: BadgeTone; icon: ReactNode }> = {
  none: { tone: "line", icon: null },
  pending: { tone: "waiting", icon: <WaitingIcon /> },
  approved: { tone: "done", icon: <CompletedIcon /> },
  rejected: { tone: "overdue", icon: <OverdueIcon /> },
};

export function SignatureStatus({ status }: { status: Person["signatureStatus"] }) {
  const { t } = useTranslation();
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone}>
      {icon}
      <span dir="auto">{t(`people:signature.status.${status}`)}</span>
    </Badge>
  );
}

/** What the status means for anyone who looks at it; a captain waits for nobody. */
export function signatureHint({ may, signatureStatus: status }: Person): string {
  if (!may.sign) return `people:signature.fact.${status}`;
  return may.decideSignature && status === "approved" ? "people:signature.atOnce" : `people:signature.hint.${status}`;
}

/** Somebody else's drawing that the reader has to look at. */
export const awaitsDecision = ({ may, signatureStatus }: Person): boolean =>
  may.decideSignature && !may.sign && signatureStatus === "pending";
