import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "@testing-library/user-event";

afterEach(cleanup);
