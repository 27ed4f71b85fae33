export const toastDurationMs = 5000;

export interface Notice {
  message: string;
  kind: "success" | "failure";
  action?: () => void;
  actionWord: "undo" | "open" | "retry";
  /** What it is about; a later notice about the same replaces it. A failure stays until then, or until it is closed. */
  about?: string;
}

/** Where notices appear. */
export interface NoticeBoard {
  show: (notice: Notice) => void;
  /** Removes the notice about this. */
  withdraw: (about: string) => void;
  clear: () => void;
}
