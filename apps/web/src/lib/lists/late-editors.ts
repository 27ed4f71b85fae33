import { lateView } from "../late-part.tsx";
import type { AnyOfProps, FlagOfProps, OneOfProps, StateOfProps } from "./filter-editors.tsx";

const load = () => import("./filter-editors.tsx");

export const AnyOf = lateView<AnyOfProps>(async () => (await load()).AnyOf);
export const OneOf = lateView<OneOfProps>(async () => (await load()).OneOf);
export const StateOf = lateView<StateOfProps>(async () => (await load()).StateOf);
export const FlagOf = lateView<FlagOfProps>(async () => (await load()).FlagOf);

/** The controls of filters; a list can be read without, and they come once it has settled. */
export const filterEditors = [AnyOf, OneOf, StateOf, FlagOf];
