import { cn } from "@ymp/ui/lib/cn";

interface LayoutPictureProps {
  theme: "dark" | "light";
  layout: "top" | "side";
}

const word = "fill-muted-foreground opacity-50";

/** The real layout in small, in the tokens of the theme it shows. */
export function LayoutPicture({ theme, layout }: LayoutPictureProps) {
  return (
    <svg viewBox="0 0 128 72" aria-hidden="true" className={cn(theme, "block w-full")}>
      <rect width="128" height="72" className="fill-background" />
      {layout === "top" ? <TopBar /> : <SideBar />}
      <Content left={layout === "top" ? 8 : 38} top={layout === "top" ? 20 : 10} />
    </svg>
  );
}

function TopBar() {
  return (
    <>
      <rect width="128" height="12" className="fill-topnav" />
      {[8, 24, 40, 56].map((x) => (
        <rect key={x} x={x} y="5" width="11" height="3" rx="1.5" className="fill-topnav-muted opacity-70" />
      ))}
    </>
  );
}

function SideBar() {
  return (
    <>
      <rect width="30" height="72" className="fill-muted" />
      {[10, 20, 30, 40].map((y) => (
        <rect key={y} x="6" y={y} width="18" height="3" rx="1.5" className={word} />
      ))}
    </>
  );
}

function Content({ left, top }: { left: number; top: number }) {
  const width = 120 - left;
  return (
    <>
      <rect x={left} y={top} width="26" height="5" rx="2" className={word} />
      <rect x="98" y={top - 1} width="22" height="7" rx="2" className="fill-primary" />
      {[14, 27, 40].map((offset) => (
        <rect key={offset} x={left} y={top + offset} width={width} height="9" rx="2" className="fill-popover" />
      ))}
    </>
  );
}
