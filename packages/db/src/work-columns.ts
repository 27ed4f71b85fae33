import { text } from "drizzle-orm/pg-core";

// What a recurring rule hands on to its jobs.

export const department = () => text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] });
export const priority = () =>
  text({ enum: ["low", "normal", "high", "critical"] })
    .notNull()
    .default("normal");
export const kind = () =>
  text({ enum: ["planned", "defect", "inspection", "class", "condition_of_class", "project", "request"] });
