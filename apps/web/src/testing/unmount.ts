import { cleanup } from "@testing-library/react";
import { toast } from "@ymp/ui/primitives/toaster";
import { afterEach } from "vitest";

/** No screen outlives its test: React would go on with it after the simulated browser is gone. Nor does what the page keeps. */
afterEach(() => {
  cleanup();
  toast.clear();
  sessionStorage.clear();
  localStorage.clear();
});
