/** The look and movement shared by everything that opens beside its trigger. */
export const floatingClass =
  "z-50 rounded-lg bg-popover text-popover-foreground shadow-lg outline-none data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=open]:zoom-in-98 duration-120 ease-out";
