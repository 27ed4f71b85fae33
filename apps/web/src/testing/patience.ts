import { configure } from "@testing-library/react";

/** A machine that is busy elsewhere is slow and not wrong: what a test waits for may take this long. */
configure({ asyncUtilTimeout: 60_000 });
