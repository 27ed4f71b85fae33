import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("@ymp/ui/patterns/gallery")).Gallery }))
  : () => null;

/** Every pattern with its states, for those who build; not part of the built application. */
export const Route = createFileRoute("/dev/ui")({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw redirect({ to: "/app" });
  },
  component: () => (
    <Suspense>
      <Gallery />
    </Suspense>
  ),
});
