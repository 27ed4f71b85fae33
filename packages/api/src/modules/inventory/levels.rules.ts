import { available, type StockAlert, stockAlertOf, suggestedOrder } from "@ymp/core/maintenance/stock";
import { sumQuantities } from "@ymp/core/units";

export interface LevelFigures {
  onHand: number;
  /** On hand without the expired lots of a critical item. */
  usable: number;
  /** With the supplier. */
  onOrder: number;
  /** In orders that still wait for a decision or for sending. */
  asked: number;
  /** Held back for jobs that fall due before a delivery could arrive. */
  reserved: number;
  min: number | null;
  max: number | null;
  packSize: number | null;
  isCritical: boolean;
}

export interface ItemLevel {
  onHand: number;
  usable: number;
  onOrder: number;
  reserved: number;
  available: number;
  alert: StockAlert | null;
  /** What to order now, without what was asked for already. */
  suggested: number;
}

export function itemLevel(figures: LevelFigures): ItemLevel {
  const { onHand, usable, onOrder, asked, reserved } = figures;
  const level = { onHand: usable, onOrder, reserved };
  return {
    onHand,
    usable,
    onOrder,
    reserved,
    available: available(level),
    alert: stockAlertOf(level, figures),
    suggested: suggestedOrder({ ...level, onOrder: sumQuantities([onOrder, asked]) }, figures),
  };
}
