export const toastDurationMs = 5000;

export interface Notice {
  message: string;
  kind: "success" | "failure" | "working";
  action?: () => void;
  actionWord: "undo" | "open" | "retry" | "cancel";
  /** What it is about; a later notice about the same replaces it. A failure, and what is being worked on, stays until then, or until it is closed. */
  about?: string;
}

/** Where notices appear. */
export interface NoticeBoard {
  show: (notice: Notice) => void;
  /** Removes the notice about this. */
  withdraw: (about: string) => void;
  clear: () => void;
}
