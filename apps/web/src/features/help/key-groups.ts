/** The keys, by where they work. "mod" is ⌘ on Apple machines and Ctrl elsewhere. */
export const keyGroups = [
  {
    id: "everywhere",
    keys: [
      { press: ["mod", "K"], messageKey: "common:keys.find" },
      { press: ["?"], messageKey: "common:keys.help" },
      { press: ["Esc"], messageKey: "common:keys.close" },
      { press: ["Alt", "T"], messageKey: "common:keys.toasts" },
    ],
  },
  {
    id: "lists",
    keys: [
      { press: ["J"], messageKey: "common:keys.down" },
      { press: ["K"], messageKey: "common:keys.up" },
      { press: ["↵"], messageKey: "common:keys.open" },
      { press: ["X"], messageKey: "common:keys.select" },
      { press: ["⇧", "X"], messageKey: "common:keys.selectRange" },
    ],
  },
  {
    id: "find",
    keys: [
      { press: ["↑"], messageKey: "common:keys.up" },
      { press: ["↓"], messageKey: "common:keys.down" },
      { press: ["Tab"], messageKey: "common:keys.narrow" },
      { press: ["mod", "↵"], messageKey: "common:keys.newTab" },
    ],
  },
] as const;
