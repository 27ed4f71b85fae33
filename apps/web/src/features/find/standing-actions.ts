import { can } from "@ymp/core/access/resolve-access";
import { Plus } from "lucide-react";
import { offerAction } from "./actions.ts";

offerAction({
  id: "raise-job",
  icon: Plus,
  messageKey: "search:raiseJob",
  href: () => "/app/home?raise=1",
  isOpenTo: (access) => can(access, "jobs:edit"),
});

offerAction({
  id: "raise-job-on",
  icon: Plus,
  messageKey: "search:raiseJobOn",
  recordKind: "equipment",
  href: (record) => `/app/home?raise=1&equipmentId=${record?.recordId ?? ""}`,
  isOpenTo: (access) => can(access, "jobs:edit"),
});
