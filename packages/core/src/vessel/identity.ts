const imoWeights = [7, 6, 5, 4, 3, 2];

/** "IMO 9074729" as "9074729". */
export function imoDigits(text: string): string {
  return text.replace(/^\s*imo/i, "").replace(/\s/g, "");
}

/** Seven digits, the last of which checks the others (IMO resolution A.1117(30), annex, paragraph 1.7). */
export function isImoNumber(text: string): boolean {
  if (!/^\d{7}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = imoWeights.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return sum % 10 === digits[6];
}

/**
 * Identity of a ship's station: nine digits that begin with a country's three (ITU Radio Regulations, article 19, section
 * VI). Numbers of coast stations, groups and survival craft begin otherwise.
 */
export function isMmsi(text: string): boolean {
  return /^[2-7]\d{8}$/.test(text);
}

/** As the crew list (IMO FAL form 5) takes it: three to seven letters and figures. */
export function isCallSign(text: string): boolean {
  return /^[A-Z0-9]{3,7}$/.test(text) && /[A-Z]/.test(text);
}
