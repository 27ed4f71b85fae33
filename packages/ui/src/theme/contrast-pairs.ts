const text = 4.5;
const graphic = 3;

export type ContrastRule = { minimum: number; on: readonly string[]; colors: readonly string[] };

const statuses = ["overdue", "due-soon", "progress", "waiting", "done", "draft"] as const;

/** Which color must be readable on which surface, by token name. WCAG 2.2: 4.5 for text, 3 for graphics and controls. */
export const contrastRules: readonly ContrastRule[] = [
  { minimum: text, colors: ["foreground"], on: ["background", "card", "popover", "muted", "accent", "selected"] },
  {
    minimum: text,
    colors: ["muted-foreground"],
    on: [
      "background",
      "card",
      "popover",
      "muted",
      "secondary",
      "accent",
      "selected",
      "sidebar",
      "sidebar-accent",
      "status-overdue-bg",
      "status-due-soon-bg",
    ],
  },
  { minimum: text, colors: ["secondary-foreground"], on: ["secondary"] },
  { minimum: text, colors: ["accent-foreground"], on: ["accent"] },
  { minimum: text, colors: ["primary-foreground"], on: ["primary", "primary-hover"] },
  { minimum: text, colors: ["link"], on: ["background", "card", "popover", "muted", "selected", "paper"] },
  { minimum: text, colors: ["destructive-foreground"], on: ["destructive"] },
  { minimum: text, colors: ["destructive"], on: ["background", "popover"] },
  ...statuses.map((status) => ({
    minimum: text,
    colors: [`status-${status}`],
    on: [`status-${status}-bg`, "background", "card", "popover", "selected"],
  })),
  { minimum: text, colors: ["foreground"], on: statuses.map((status) => `status-${status}-bg`) },
  { minimum: text, colors: ["sidebar-foreground"], on: ["sidebar"] },
  { minimum: text, colors: ["sidebar-accent-foreground"], on: ["sidebar-accent"] },
  { minimum: text, colors: ["sidebar-primary-foreground"], on: ["sidebar-primary"] },
  { minimum: text, colors: ["topnav-foreground", "topnav-muted"], on: ["topnav", "topnav-active"] },
  {
    minimum: text,
    colors: ["paper-foreground", "paper-muted", "ink", "status-overdue", "status-done", "status-due-soon"],
    on: ["paper"],
  },
  { minimum: graphic, colors: ["primary"], on: ["background", "card"] },
  { minimum: graphic, colors: ["ring", "input"], on: ["background", "card", "popover"] },
  {
    minimum: graphic,
    colors: ["bridge", "deck", "engineering", "interior", "galley", "shore"].map((name) => `dept-${name}`),
    on: ["background", "card"],
  },
  { minimum: graphic, colors: [1, 2, 3, 4, 5, 6].map((number) => `chart-${number}`), on: ["card"] },
  { minimum: graphic, colors: ["rest-work"], on: ["rest-rest", "card"] },
  { minimum: graphic, colors: ["rest-drill", "rest-emergency"], on: ["rest-rest"] },
  { minimum: graphic, colors: ["rest-violation"], on: ["card"] },
];
