import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { ClipboardCheck, ScanLine } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { CountSummary } from "./count-rows.ts";
import type { Count } from "./counts.queries.ts";

export interface CountActionsProps {
  count: Count;
  summary: CountSummary;
  onScan: () => void;
  onPost: () => void;
}

const mayPostRest = ({ count, summary }: CountActionsProps) =>
  count.status === "posted" && count.can.review && summary.unposted > 0;

export const mayPost = (props: CountActionsProps) => props.count.can.post || mayPostRest(props);

export function PostButton(props: CountActionsProps & { isTouch?: boolean }) {
  const { t } = useTranslation("counts");
  return (
    <Button
      variant={props.isTouch ? "outline" : "primary"}
      size={props.isTouch ? "touch" : "md"}
      className={props.isTouch ? "flex-1" : undefined}
      onClick={props.onPost}
    >
      <ClipboardCheck />
      {t(mayPostRest(props) ? "action.postRest" : "action.review")}
    </Button>
  );
}

export function ScanButton({ onScan, isMain, isTouch }: CountActionsProps & { isMain?: boolean; isTouch?: boolean }) {
  const { t } = useTranslation("counts");
  return (
    <Button
      variant={isMain ? "primary" : "outline"}
      size={isTouch ? "touch" : "md"}
      className={isTouch ? "flex-1" : undefined}
      kbd={isTouch ? undefined : "S"}
      onClick={onScan}
    >
      <ScanLine />
      {t("action.scan")}
    </Button>
  );
}

/** The next code and the end of the count, where the thumb of the hand that holds the phone reaches them. */
export function CountFoot(props: CountActionsProps) {
  const isPhone = useMedia(phoneQuery);
  const { can } = props.count;
  if (!isPhone || !(can.count || mayPost(props))) return null;
  return (
    <div className="flex flex-none gap-2 border-border border-t px-4 py-2">
      {mayPost(props) ? <PostButton {...props} isTouch /> : null}
      {can.count ? <ScanButton {...props} isMain isTouch /> : null}
    </div>
  );
}
