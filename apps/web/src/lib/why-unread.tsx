import { useServices } from "../app/services-context.tsx";
import { useUnsent } from "../app/unsent.ts";
import { useWordsOf } from "../app/use-words-of.ts";
import { useTranslation } from "./translation.tsx";

/** Why nothing is shown without a link: it is not on this device, where perhaps nothing can be at all. */
export function WhyUnread() {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  const { queryStore } = useServices();
  const { isKnown, isUnreadable } = useUnsent();
  return t(!isKnown || isUnreadable || queryStore.refuses() ? "unread.keepsNothing" : "unread.text");
}
