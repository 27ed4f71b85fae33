import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** No screen outlives its test: React would go on with it after the simulated browser is gone. */
afterEach(cleanup);
