import { type ButtonProps, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "./translation.tsx";

export interface MoreMenuProps extends Pick<ButtonProps, "size" | "variant" | "className"> {
  /** Menu items. */
  children: ReactNode;
}

/** What is done now and then, behind three dots. */
export function MoreMenu({ children, ...button }: MoreMenuProps) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("controls:moreActions")} {...button}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
