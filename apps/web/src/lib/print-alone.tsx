import { adoptCss } from "@ymp/ui/lib/adopt-css";
import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";

const onlyThis = `
@media screen { [data-print-alone] { display: none } }
@media print {
  body > :not([data-print-alone]) { display: none !important }
  [data-print-alone] { display: block; color: var(--label-ink); background: var(--label-paper) }
  @page { margin: 12mm }
}`;

/** While this is on screen, printing prints what it holds and nothing else. */
export function PrintAlone({ children }: { children: ReactNode }) {
  useEffect(() => adoptCss(onlyThis), []);
  return createPortal(<div data-print-alone>{children}</div>, document.body);
}
