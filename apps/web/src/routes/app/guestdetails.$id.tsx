import { createFileRoute, redirect } from "@tanstack/react-router";

/** Opens the guest in the list of guests. */
export const Route = createFileRoute("/app/guestdetails/$id")({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: "/app/guests", search: { guest: id }, replace: true });
  },
});
