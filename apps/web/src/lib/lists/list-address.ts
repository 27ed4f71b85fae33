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
  Parts extends Readers,
  Sort extends string,
  Usual,
  More extends Readers,
  Opened extends string,
> {
  /** The route. */
  path: string;
  /** The parameter that names the record which is open over the list; a list whose rows lead to pages has none. */
  opens?: Opened;
  filters: Filters;
  /** Parameters that choose one of the parts of the list: filters and order stay when another is chosen. */
  parts?: Parts;
  sorts: readonly Sort[];
  /** The order while no heading was pressed. */
  order: { sort: NoInfer<Sort>; descending?: boolean };
  /** Values that stand for "not narrowed": the server is asked for them, and they are no filter in force. */
  usual: Usual;
  /** Parameters that are neither filter nor order. */
  more: More;
}

/**
 * The address of a list as data. It is with the routes, which are read before React and zod are there.
 * `Search` is what the address says, `Input` what the server's list is asked.
 */
export interface ListAddress<Search extends AnySearch = AnySearch, Input extends AnyInput = AnyInput> {
  readonly path: string;
  readonly sorts: readonly string[];
  readonly usual: Readonly<Record<string, unknown>>;
  readonly noFilters: Partial<Search>;
  /** The route's `validateSearch`; `readers` are those of the single parameters. */
  readonly read: ((address: unknown) => Search) & { readers: Readers };
  /** Filters, part and order alone: the route's `loaderDeps`, and what is read from a saved view of whatever release. */
  readonly listed: (search: unknown) => Search;
  /** Filters, part and order as a view keeps them: what says nothing is left out. */
  readonly viewOf: (search: Search) => Search;
  /** Filters and part as the server takes them. */
  readonly filtersOf: (search: Search) => Omit<Input, keyof AnyInput>;
  readonly inputOf: (search: Search) => Input;
  readonly hasFilters: (search: Search) => boolean;
  /** The part that is shown; as a change it shows that part. */
  readonly partOf: (search: Partial<Search>) => Partial<Search>;
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

type UsualOf<Of extends Readers> = { [Key in keyof Of]?: NonNullable<ReturnType<Of[Key]>> };

/** What readers make of an address, with what is usual where it says nothing. */
type Said<Of extends Readers, Usual> = Omit<Read<Of>, keyof Usual> & {
  [Key in keyof Usual & keyof Of]: NonNullable<ReturnType<Of[Key]>>;
};

export function listAddress<
  const Filters extends Readers & { search: Reader<string> },
  const Sort extends string,
  const Usual extends UsualOf<Filters> & UsualOf<Parts>,
  const More extends Readers,
  const Parts extends Readers = Record<never, never>,
  const Opened extends string = never,
>(
  options: ListAddressOptions<Filters, Parts, Sort, Usual, More, Opened>,
): ListAddress<
  Read<Filters> & Read<Parts> & Order<Sort> & Read<More> & { [Name in Opened]?: string | undefined },
  Said<Filters, Usual> & Said<Parts, Usual> & { sort: Sort; descending: boolean }
> {
  const { path, opens, filters, parts = {}, sorts, order, more } = options;
  const usual: Record<string, unknown> = { descending: false, ...options.usual };
  const narrowed: Readers = { ...filters, ...parts };
  const ofList: Readers = { ...narrowed, sort: oneOf(sorts), descending: flag };
  const listed = searchOf(ofList);
  const isSaid = ([name, value]: [string, unknown]) => isSet(value) && value !== usual[name];
  const filtersOf = (search: Record<string, unknown>) =>
    valuesOf(narrowed, (name) => (isSet(search[name]) ? search[name] : usual[name]));
  const address: Record<keyof ListAddress, unknown> = {
    ...{ path, sorts, usual, listed, filtersOf },
    noFilters: valuesOf(filters, () => undefined),
    read: searchOf({ ...ofList, ...more, ...(opens && { [opens]: readId }) }),
    viewOf: (search: object) => Object.fromEntries(Object.entries(listed(search)).filter(isSaid)),
    inputOf: ({ sort, descending, ...search }: Record<string, unknown>) => ({
      ...filtersOf(search),
      sort: sort ?? order.sort,
      descending: descending ?? (sort === undefined && order.descending === true),
    }),
    hasFilters: (search: object) => Object.entries(search).some((said) => said[0] in filters && isSaid(said)),
    partOf: (search: Record<string, unknown>) =>
      valuesOf(parts, (name) => (search[name] === usual[name] ? undefined : search[name])),
    openIn: (search: Record<string, unknown>) => opens && readId(search[opens]),
    opening: (id: string | undefined) => (opens ? { [opens]: id } : {}),
    hrefOf: (id: string) => (opens ? `${path}?${opens}=${id}` : path),
  };
  return named(address);
}

/** The same address, where the server takes filters and part in other words than the address has. */
export function askedAs<Search extends AnySearch, Input extends AnyInput, Asked extends object>(
  address: ListAddress<Search, Input>,
  asked: (said: Omit<Input, keyof AnyInput>) => Asked,
): ListAddress<Search, Asked & Pick<Input, keyof AnyInput>> {
  const filtersOf = (search: Search) => asked(address.filtersOf(search));
  const inputOf = (search: Search) => {
    const { sort, descending } = address.inputOf(search);
    return { ...filtersOf(search), sort, descending };
  };
  return named({ ...address, filtersOf, inputOf });
}

const valuesOf = (readers: Readers, value: (name: string) => unknown) =>
  Object.fromEntries(Object.keys(readers).map((name) => [name, value(name)]));

/** Every value came from the reader of its name, which Object.fromEntries does not know. */
function named<Named extends object>(address: object): Named {
  return address as Named;
}
