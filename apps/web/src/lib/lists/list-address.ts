import { flag, oneOf, id as readId, searchOf } from "../search-readers.ts";

type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = Record<string, Reader<unknown>>;
/** What readers make of an address. */
type Read<Of extends Readers> = { [Key in keyof Of]?: ReturnType<Of[Key]> | undefined };

interface Order<Sort extends string> {
  sort?: Sort | undefined;
  descending?: boolean | undefined;
}

/** What every list's address may hold beside its own filters. */
export interface AnySearch {
  /** The typed words. */
  search?: string | undefined;
  /** The form of a new record is open. */
  new?: unknown;
}

/** What every list's procedure is asked besides filters. */
export interface AnyInput {
  sort: string;
  descending: boolean;
}

export interface ListAddressOptions<
  Filters extends Readers,
  Sort extends string,
  Usual,
  More extends Readers,
  Opened extends string,
> {
  /** The route. */
  path: string;
  /** The parameter that names the record which lies open over the list; a list whose rows lead to pages has none. */
  opens?: Opened;
  filters: Filters;
  sorts: readonly Sort[];
  /** The order while no heading was pressed. */
  order: { sort: NoInfer<Sort>; descending?: boolean };
  /** Values that stand for "not narrowed": the server is asked for them, and they are no filter in force. */
  usual: Usual;
  /** Parameters that are neither filter nor order. */
  more: More;
}

/**
 * The address of a list as data. It lies with the routes, which are read before React and zod are there.
 * `Search` is what the address says, `Input` what the server's list is asked.
 */
export interface ListAddress<Search extends AnySearch = AnySearch, Input extends AnyInput = AnyInput> {
  readonly path: string;
  readonly sorts: readonly string[];
  readonly usual: Readonly<Record<string, unknown>>;
  readonly noFilters: Partial<Search>;
  /** The route's `validateSearch`; `readers` are those of the single parameters. */
  readonly read: ((address: unknown) => Search) & { readers: Readers };
  /** Filters and order alone: the route's `loaderDeps`, and what is read from a saved view of whatever release. */
  readonly listed: (search: unknown) => Search;
  /** Filters and order as a view keeps them: what says nothing is left out. */
  readonly viewOf: (search: Search) => Search;
  /** The filters as the server takes them. */
  readonly filtersOf: (search: Search) => Omit<Input, keyof AnyInput>;
  readonly inputOf: (search: Search) => Input;
  readonly hasFilters: (search: Search) => boolean;
  readonly openIn: (search: Search) => string | undefined;
  /** The change that opens a record, or closes it. */
  readonly opening: (id: string | undefined) => Partial<Search>;
  readonly hrefOf: (id: string) => string;
}

/** What an address says: `SearchIn<typeof suppliersAddress>`. */
export type SearchIn<Address extends { read: (address: unknown) => object }> = ReturnType<Address["read"]>;

export function isSet(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}

type Input<Filters extends Readers, Sort extends string, Usual> = Omit<Read<Filters>, keyof Usual> & {
  [Key in keyof Usual & keyof Filters]: NonNullable<ReturnType<Filters[Key]>>;
} & { sort: Sort; descending: boolean };

export function listAddress<
  const Filters extends Readers & { search: Reader<string> },
  const Sort extends string,
  const Usual extends { [Key in keyof Filters]?: NonNullable<ReturnType<Filters[Key]>> },
  const More extends Readers,
  const Opened extends string = never,
>(
  options: ListAddressOptions<Filters, Sort, Usual, More, Opened>,
): ListAddress<
  Read<Filters> & Order<Sort> & Read<More> & { [Name in Opened]?: string | undefined },
  Input<Filters, Sort, Usual>
> {
  const { path, opens, filters, sorts, order, more } = options;
  const usual: Record<string, unknown> = { descending: false, ...options.usual };
  const names = Object.keys(filters);
  const ofList: Readers = { ...filters, sort: oneOf(sorts), descending: flag };
  const listed = searchOf(ofList);
  const isSaid = ([name, value]: [string, unknown]) => isSet(value) && value !== usual[name];
  const filtersOf = (search: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, isSet(search[name]) ? search[name] : usual[name]]));
  const address: Record<keyof ListAddress, unknown> = {
    ...{ path, sorts, usual, listed, filtersOf },
    noFilters: Object.fromEntries(names.map((name) => [name, undefined])),
    read: searchOf({ ...ofList, ...more, ...(opens && { [opens]: readId }) }),
    viewOf: (search: object) => Object.fromEntries(Object.entries(listed(search)).filter(isSaid)),
    inputOf: ({ sort, descending, ...search }: Record<string, unknown>) => ({
      ...filtersOf(search),
      sort: sort ?? order.sort,
      descending: descending ?? (sort === undefined && order.descending === true),
    }),
    hasFilters: (search: object) => Object.entries(search).some((said) => names.includes(said[0]) && isSaid(said)),
    openIn: (search: Record<string, unknown>) => opens && readId(search[opens]),
    opening: (id: string | undefined) => (opens ? { [opens]: id } : {}),
    hrefOf: (id: string) => (opens ? `${path}?${opens}=${id}` : path),
  };
  return named(address);
}

/** Every value came from the reader of its name, which Object.fromEntries does not know. */
function named<Named extends object>(address: object): Named {
  return address as Named;
}
