/** The keys, by where they work. "mod" is ⌘ on Apple machines and Ctrl elsewhere. */
export const keyGroups = [
  {
    id: "everywhere",
    keys: [
      { press: ["mod", "K"], messageKey: "shortcuts:find" },
      { press: ["?"], messageKey: "shortcuts:help" },
      { press: ["Esc"], messageKey: "shortcuts:close" },
      { press: ["mod", "Z"], messageKey: "shortcuts:undo" },
      { press: ["Alt", "T"], messageKey: "shortcuts:toasts" },
    ],
  },
  {
    id: "lists",
    keys: [
      { press: ["J"], messageKey: "shortcuts:down" },
      { press: ["K"], messageKey: "shortcuts:up" },
      { press: ["↵"], messageKey: "shortcuts:open" },
      { press: ["X"], messageKey: "shortcuts:select" },
      { press: ["⇧", "X"], messageKey: "shortcuts:selectRange" },
      { press: ["/"], messageKey: "shortcuts:search" },
      { press: ["F"], messageKey: "shortcuts:filter" },
      { press: ["N"], messageKey: "shortcuts:new" },
    ],
  },
  {
    id: "jobs",
    keys: [
      { press: ["C"], messageKey: "shortcuts:complete" },
      { press: ["P"], messageKey: "shortcuts:postpone" },
      { press: ["A"], messageKey: "shortcuts:assign" },
    ],
  },
  {
    id: "forms",
    keys: [{ press: ["mod", "↵"], messageKey: "shortcuts:save" }],
  },
  {
    id: "find",
    keys: [
      { press: ["↑"], messageKey: "shortcuts:up" },
      { press: ["↓"], messageKey: "shortcuts:down" },
      { press: ["Tab"], messageKey: "shortcuts:narrow" },
      { press: ["mod", "↵"], messageKey: "shortcuts:newTab" },
    ],
  },
] as const;
