import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/app/vacationleaves");

/** Which request is opened. */
export function useOwnAddress() {
  const { leave } = route.useSearch();
  const navigate = route.useNavigate();
  return { leave, open: (id: string | undefined) => void navigate({ search: { leave: id }, replace: true }) };
}
