import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { ListNothing, type ListNothingProps } from "../../lib/lists/list-nothing.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export interface PeopleNothingProps extends Pick<ListNothingProps, "query" | "isFiltered" | "onClear"> {
  title: string;
  text: string;
  actions?: ReactNode;
}

/** Why a list of people is empty. */
export function PeopleNothing({ title, text, actions, ...list }: PeopleNothingProps) {
  const { t } = useTranslation();
  return (
    <ListNothing
      {...list}
      noMatch={{ title: t("users:noMatch.title"), text: t("users:noMatch.text") }}
      empty={{ icon: <Users />, title, children: text, actions }}
    />
  );
}
