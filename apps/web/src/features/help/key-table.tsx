import { modKey } from "@ymp/ui/lib/keys";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { useTranslation } from "../../lib/translation.tsx";
import { keyGroups } from "./key-groups.ts";

export function KeyTable() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {keyGroups.map(({ id, keys }) => (
        <section key={id}>
          <h3 className="mb-1 font-semibold text-sm">{t(`shortcuts:groups.${id}`)}</h3>
          <dl className="text-sm">
            {keys.map(({ press, messageKey }) => (
              <div key={messageKey} className="hairline-b flex min-h-8 items-center gap-3">
                <dt dir="auto" className="min-w-0 flex-1">
                  {t(messageKey)}
                </dt>
                <dd className="flex gap-1 text-muted-foreground">
                  {press.map((key) => (
                    <Kbd key={key}>{key === "mod" ? modKey : key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
