/** What came aboard together: its number, how many days ago, in how many days it expires, how much, how much is left. */
export type LotDefinition = [
  number: string,
  receivedDaysAgo: number,
  expiresInDays: number | null,
  received: number,
  left: number,
];

export interface StoreItemDefinition {
  name: string;
  partNo: string | null;
  category: string;
  subCategory?: string;
  manufacturer?: string;
  place: string;
  box: string;
  shelf?: string;
  unit?: "pcs" | "l" | "kg" | "m";
  minimum: number | null;
  maximum?: number;
  priceMinor: number;
  purchaseUnit?: string;
  packSize?: number;
  isCritical?: boolean;
  barcode?: string;
  description?: string;
  lots: LotDefinition[];
}

export interface StoresDefinition {
  /** Items of the stock that are kept by lots; the lots take the place of their ledger. */
  lots: { partNo: string; lots: LotDefinition[] }[];
  /** What is only kept by lots, and eaten or used by no machine. */
  items: StoreItemDefinition[];
  /** How things are bought and what is on their boxes. */
  packs: { partNo: string; purchaseUnit?: string; packSize?: number; barcode?: string }[];
}
