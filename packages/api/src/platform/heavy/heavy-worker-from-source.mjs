// From the source a worker is started by way of tsx, which a thread does not inherit.
import { register } from "tsx/esm/api";

register();
await import("./heavy-worker.ts");
