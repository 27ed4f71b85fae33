/** Deep enough for light text in both themes. Data that is kept with the account, so colours and not tokens. */
export const barColors = [
  { name: "blue", color: "#16324a" },
  { name: "green", color: "#1d3b36" },
  { name: "violet", color: "#3b2a4a" },
  { name: "red", color: "#4a2a2a" },
] as const;
