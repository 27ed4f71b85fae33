/**
 * `numerator / denominator` to the nearest integer, halves away from zero, as bookkeepers round.
 * The one rounding of the product: money, averages and percentages all use it. Pass a bigint when the product
 * of two amounts could outgrow the safe integers. Throws RangeError for a fraction or a zero denominator.
 */
export function divideRounded(numerator: number | bigint, denominator: number | bigint): number {
  const dividend = BigInt(numerator);
  const divisor = BigInt(denominator);
  const isNegative = dividend < 0n !== divisor < 0n;
  const magnitude = (absolute(dividend) * 2n + absolute(divisor)) / (absolute(divisor) * 2n);
  return Number(isNegative ? -magnitude : magnitude);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
