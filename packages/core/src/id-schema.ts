import { z } from "zod";

/** UUIDv7: made by the browser as well as the server, sorts by time of making, and makes a repeated write harmless. */
export const idSchema = z.uuidv7();
