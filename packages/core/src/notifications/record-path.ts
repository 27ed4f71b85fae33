/** Where the record of a notice is opened; null for what has no page of its own. */
export function recordPath(kind: string, id: string | null): string | null {
  if (id === null) return null;
  switch (kind) {
    case "job":
      return `/app/jobdetails/${id}`;
    case "plan":
      return `/app/home?plan=${id}`;
    case "equipment":
      return `/app/equipment/${id}`;
    case "item":
      return `/app/inventory?item=${id}`;
    case "part":
      return `/app/spareparts?part=${id}`;
    case "supplier":
      return `/app/supplier?supplier=${id}`;
    case "order":
      return `/app/orders?order=${id}`;
    case "worklist":
      return `/app/home?list=${id}`;
    case "profile":
      return `/app/profiledetails/${id}?tab=papers`;
    default:
      return null;
  }
}
