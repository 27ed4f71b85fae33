/** An order of the demo. Days are counted from today; prices are in minor units of the order's currency. */
export interface OrderDefinition {
  title: string;
  supplier: string;
  status: "draft" | "requested" | "approved" | "ordered" | "part_received" | "received" | "closed" | "cancelled";
  currency: "EUR" | "GBP" | "USD";
  /** Units of the vessel's currency for one of the order's. */
  rate?: number;
  begunDaysAgo: number;
  by: string;
  decidedBy?: string;
  decisionNote?: string;
  orderedBy?: string;
  sentTo?: string;
  neededInDays?: number;
  expectedInDays?: number;
  shippingMinor?: number;
  notes?: string;
  internalNotes?: string;
  cancelReason?: string;
  reference?: string;
  answer?: { by: string; daysAgo: number; note?: string };
  lines: OrderLineDefinition[];
  receipts?: ReceiptDefinition[];
}

export interface OrderLineDefinition {
  /** Of an item of the stores; without it `description` says what is ordered. */
  partNo?: string;
  description?: string;
  machine?: string;
  quantity: number;
  unit?: string;
  price: number;
  taxPermille?: number;
  quoted?: number;
  promisedInDays?: number;
  note?: string;
  isClosedShort?: boolean;
}

export interface ReceiptDefinition {
  daysAgo: number;
  by: string;
  deliveryNote: string;
  note?: string;
  /** How much came of each line, in their order. */
  quantities: number[];
}
