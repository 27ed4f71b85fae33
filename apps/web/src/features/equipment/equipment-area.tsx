import { Outlet } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { RegisterPanel } from "./register-panel.tsx";

/**
 * The tree stays at the side while one goes from machine to machine; a phone shows one of the two. The screen keeps its place
 * among the elements, so that turning the device loses nothing that was typed there.
 */
export function EquipmentArea() {
  const isPhone = useMedia(phoneQuery);
  return (
    <div className={isPhone ? "contents" : "flex min-h-0 flex-1"}>
      {isPhone ? null : <RegisterPanel className="w-[264px] flex-none border-border border-e print:hidden" />}
      <div className={isPhone ? "contents" : "flex min-h-0 min-w-0 flex-1 flex-col"}>
        <Outlet />
      </div>
    </div>
  );
}
