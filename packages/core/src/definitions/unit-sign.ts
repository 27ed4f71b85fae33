/** Units of definitions are plain words; screens and prints write them as the trade does. */
const signs: Readonly<Record<string, string>> = {
  ...{ m3: "m³", "kg/m3": "kg/m³", degC: "°C", deg: "°", l: "L" },
};

export const unitSign = (unit: string): string => signs[unit] ?? unit;
