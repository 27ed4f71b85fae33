export const toastDurationMs = 5000;

export interface Notice {
  message: string;
  kind: "success" | "failure";
  action?: () => void;
  actionWord: "undo" | "open" | "retry";
}

/** Where notices appear. */
export interface NoticeBoard {
  show: (notice: Notice) => void;
  clear: () => void;
}
