/** The bars of the frame as the page itself paints them before any code is there. */
export function ShellOutline() {
  return (
    <div className="flex h-dvh flex-col [[data-nav=side]_&]:md:flex-row">
      <div className="h-topbar bg-topnav max-md:hidden [[data-nav=side]_&]:md:h-dvh [[data-nav=side]_&]:md:w-sidebar [[data-nav=side]_&]:md:bg-sidebar" />
      <div className="h-navrow bg-topnav max-md:hidden [[data-nav=side]_&]:hidden [[data-nav-collapsed=true]_&]:hidden" />
    </div>
  );
}
