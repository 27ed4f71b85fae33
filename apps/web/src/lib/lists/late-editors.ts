import { lazyView } from "../lazy-part.tsx";
import type { AnyOfProps, FlagOfProps, OneOfProps, StateOfProps } from "./filter-editors.tsx";

const load = () => import("./filter-editors.tsx");

export const AnyOf = lazyView<AnyOfProps>(async () => (await load()).AnyOf);
export const OneOf = lazyView<OneOfProps>(async () => (await load()).OneOf);
export const StateOf = lazyView<StateOfProps>(async () => (await load()).StateOf);
export const FlagOf = lazyView<FlagOfProps>(async () => (await load()).FlagOf);

/** The controls of filters; a list can be read without, and they come once it has settled. */
export const filterEditors = [AnyOf, OneOf, StateOf, FlagOf];
