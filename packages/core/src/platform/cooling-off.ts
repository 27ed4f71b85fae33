/** A vessel that is to be deleted is closed at once and erased after these days, unless somebody takes it back. */
export const coolingOffDays = 30;

export function erasureOf(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + coolingOffDays * 86_400_000);
}
