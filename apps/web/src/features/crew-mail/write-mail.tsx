import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { useMailDesk } from "./crew-mail.queries.ts";
import { WriteMailSheet, type WriteMailSheetProps } from "./write-mail-sheet.tsx";

/** A mail is written once it is known whom it can go to. */
export function WriteMail(props: Omit<WriteMailSheetProps, "desk">) {
  const { t } = useTranslation("crew-mail");
  const query = useMailDesk();
  if (query.data) return <WriteMailSheet {...props} desk={query.data} />;
  return (
    <ViewDialog title={t("write")} onClose={props.onClose}>
      <NotLoaded query={query} />
    </ViewDialog>
  );
}
