import type { SetThemeInput } from "@ymp/api/modules/session/session.schema";
import { locales } from "@ymp/i18n/locales";
import { Button } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Select } from "@ymp/ui/primitives/select";
import { Sheet, SheetContent } from "@ymp/ui/primitives/sheet";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { Undo2 } from "lucide-react";
import { useSession } from "../../app/session.ts";
import { usePanel } from "../../app/shell/panels.tsx";
import { languageNames } from "../../lib/language-names.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BarColor } from "./bar-color.tsx";
import { LayoutChoice } from "./layout-choice.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import { Block, Row } from "./panel-parts.tsx";
import { useResetTheme, useSetTheme } from "./theme.mutations.ts";

/** How the application looks for this account. Applies at once to the page beside it, and can be taken back from the toast. */
export function ThemePanel() {
  const { t } = useTranslation();
  const panel = usePanel("theme");
  const { theme } = useSession();
  const set = useSetTheme();
  const reset = useResetTheme();
  return (
    <Sheet {...panel} modal={false}>
      <SheetContent
        title={t("theme:title")}
        footer={
          <>
            <span dir="auto" className="me-auto text-muted-foreground text-xs">
              {t("theme:saved")}
            </span>
            <Button variant="ghost" className="-me-3" busy={reset.isPending} onClick={() => reset.mutate(theme)}>
              <Undo2 />
              {t("theme:reset")}
            </Button>
          </>
        }
      >
        <Looks theme={theme} set={set} />
        <Navigation theme={theme} set={set} />
        {theme.navType === "top" ? (
          <BarColor
            key="top"
            label={t("theme:topBar")}
            value={theme.topNavColor}
            onChoose={(topNavColor) => set({ topNavColor })}
          />
        ) : (
          <BarColor
            key="side"
            label={t("theme:headerBar")}
            value={theme.headerNavColor}
            onChoose={(headerNavColor) => set({ headerNavColor })}
          />
        )}
        <Reading theme={theme} set={set} />
      </SheetContent>
    </Sheet>
  );
}

interface PartProps {
  theme: ReturnType<typeof useSession>["theme"];
  set: (chosen: SetThemeInput) => void;
}

function Looks({ theme, set }: PartProps) {
  const { t } = useTranslation();
  return (
    <LayoutChoice
      label={t("theme:appearance")}
      value={theme.currentTheme}
      onChoose={(currentTheme) => set({ currentTheme })}
      options={[
        { value: "dark", label: t("theme:dark"), picture: <LayoutPicture theme="dark" layout={theme.navType} /> },
        { value: "light", label: t("theme:light"), picture: <LayoutPicture theme="light" layout={theme.navType} /> },
      ]}
    />
  );
}

function Navigation({ theme, set }: PartProps) {
  const { t } = useTranslation();
  const picture = (layout: "top" | "side") => <LayoutPicture theme={theme.currentTheme} layout={layout} />;
  return (
    <LayoutChoice
      label={t("theme:navigation")}
      value={theme.navType}
      onChoose={(navType) => set({ navType })}
      options={[
        { value: "top", label: t("theme:top"), picture: picture("top") },
        { value: "side", label: t("theme:side"), picture: picture("side") },
      ]}
    >
      <SwitchField
        label={t("theme:collapsed")}
        checked={theme.navCollapsed}
        onCheckedChange={(navCollapsed) => set({ navCollapsed })}
      />
      <Row label={t("theme:sideTheme")}>
        <Segmented
          label={t("theme:sideTheme")}
          fill
          className="w-[150px]"
          value={theme.sideNavTheme}
          onValueChange={(sideNavTheme) => set({ sideNavTheme })}
          options={[
            { value: "dark", label: t("theme:dark") },
            { value: "light", label: t("theme:light") },
          ]}
        />
      </Row>
    </LayoutChoice>
  );
}

function Reading({ theme, set }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Block label={t("theme:fontSize")}>
        <Segmented
          label={t("theme:fontSize")}
          fill
          value={theme.fontSize}
          onValueChange={(fontSize) => set({ fontSize })}
          options={[
            { value: "sm", label: <span className="text-[13px]">{t("theme:small")}</span> },
            { value: "base", label: <span className="text-[14px]">{t("theme:base")}</span> },
            { value: "md", label: <span className="text-[16px]">{t("theme:medium")}</span> },
          ]}
        />
        <p dir="auto" className="mt-2 text-muted-foreground text-xs">
          {t("theme:fontSizeHelp")}
        </p>
      </Block>
      <div className="flex flex-col gap-1 px-5 py-4">
        <Row label={t("theme:language")}>
          <Select
            aria-label={t("theme:language")}
            size="sm"
            className="w-[150px]"
            value={theme.locale}
            onValueChange={(locale) => set({ locale })}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Row>
        <Row label={t("theme:direction")}>
          <Segmented
            label={t("theme:direction")}
            fill
            className="w-[150px]"
            value={theme.direction}
            onValueChange={(direction) => set({ direction })}
            options={[
              { value: "ltr", label: t("theme:ltr") },
              { value: "rtl", label: t("theme:rtl") },
            ]}
          />
        </Row>
      </div>
    </>
  );
}
