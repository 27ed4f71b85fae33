import { matrixFilters } from "@ymp/core/people/certificate-matrix";
import { day, id, oneOf, type SearchOf, searchOf } from "../../lib/search-readers.ts";

/** On which day the papers are looked at, and which of them alone; `manning`: the document that a warning speaks of. */
export const certificatesSearch = searchOf({ onDay: day, show: oneOf(matrixFilters), manning: id });
export type CertificatesSearch = SearchOf<typeof certificatesSearch>;
