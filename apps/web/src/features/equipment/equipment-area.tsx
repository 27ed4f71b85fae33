import { Outlet } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { RegisterPanel } from "./register-panel.tsx";

/** The tree stays at the side while one goes from machine to machine; a phone shows one of the two. */
export function EquipmentArea() {
  const isPhone = useMedia(phoneQuery);
  if (isPhone) return <Outlet />;
  return (
    <div className="flex min-h-0 flex-1">
      <RegisterPanel className="w-[264px] flex-none border-border border-e" />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Outlet />
      </div>
    </div>
  );
}
