export const toastDurationMs = 5000;

export interface Notice {
  message: string;
  kind: "success" | "failure";
  action?: () => void;
  actionWord: "undo" | "open" | "retry";
  /** What it tells of; a later word on the same takes its place. A failure stays until then, or until it is closed. */
  about?: string;
}

/** Where notices appear. */
export interface NoticeBoard {
  show: (notice: Notice) => void;
  /** Takes away what was told about this. */
  withdraw: (about: string) => void;
  clear: () => void;
}
