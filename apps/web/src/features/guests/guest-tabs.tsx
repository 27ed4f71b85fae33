import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { useMayComment } from "../../lib/comments/use-may-comment.ts";
import { FilesOf } from "../../lib/record-files.tsx";
import { RecordTabs } from "../../lib/record-tabs.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { GuestDisclosures } from "./guest-disclosures.tsx";
import { GuestHistory } from "./guest-history.tsx";
import type { Guest } from "./guests.queries.ts";
import { WaterToys } from "./water-toys.tsx";

export function GuestTabs({ guest }: { guest: Guest }) {
  const { t } = useTranslation("guests");
  const mayComment = useMayComment("guests");
  const { id, name, can, erasedAt } = guest;
  return (
    <RecordTabs
      label={t("tabs.label")}
      wordOf={(tab) => t(`tabs.${tab}`)}
      tabs={{
        talk: can.talk && (
          <CommentsOf recordKind="guest" recordId={id} title={name} mayComment={mayComment && !erasedAt} />
        ),
        toys: <WaterToys guest={guest} />,
        files: can.files && <FilesOf recordKind="guest" recordId={id} mayEdit={can.edit} />,
        disclosures: can.disclosures && <GuestDisclosures guestId={id} />,
        history: <GuestHistory guestId={id} />,
      }}
    />
  );
}
