import { matrixFilters } from "@ymp/core/people/certificate-matrix";
import { day, oneOf, type SearchOf, searchOf } from "../../lib/search-readers.ts";

/** On which day the papers are looked at, and which of them alone. */
export const certificatesSearch = searchOf({ onDay: day, show: oneOf(matrixFilters) });
export type CertificatesSearch = SearchOf<typeof certificatesSearch>;
